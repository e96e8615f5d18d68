import { email, personName } from '@hafi/contract/core/fields';
import { withoutReserved } from '@hafi/contract/core/person-names';
import * as z from 'zod/mini';

/**
 * A person's profile at a provider. The address is present only if the provider has verified it.
 */
export interface SocialProfile {
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
}

const claims = z.object({
  sub: z.optional(z.string()),
  user_id: z.optional(z.union([z.string(), z.number()])),
  id: z.optional(z.union([z.string(), z.number()])),
  email: z.optional(z.string()),
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  name: z.optional(z.string()),
  username: z.optional(z.string()),
});

/**
 * A name from a provider, without titles, dots and what else is no letter; empty where the rules of
 * sign-up refuse what is left.
 */
function asName(given: string | undefined): string {
  const letters = withoutReserved((given ?? '').replace(/[^\p{L}\p{M}'’-]+/gu, ' '))
    .slice(0, 60)
    .replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '');
  const name = personName.safeParse(letters);
  return name.success ? name.data : '';
}

/**
 * Reads the claims of an ID token or a profile.
 * @throws Error when they do not identify a person
 */
export function readProfile(given: unknown, fallbackName: string): SocialProfile {
  const found = claims.parse(given);
  const subject = String(found.sub ?? found.user_id ?? found.id ?? '');
  if (subject === '' || subject.length > 255) throw new Error('the provider names nobody');
  const [first = '', ...rest] = asName(found.name ?? found.username).split(' ');
  const checked = found.email_verified === true || found.email_verified === 'true';
  const address = email.safeParse(found.email);
  return {
    subject,
    firstName: asName(found.given_name) || first || fallbackName,
    lastName: asName(found.family_name) || (found.given_name ? '' : rest.join(' ')),
    email: checked && address.success ? address.data : null,
  };
}
