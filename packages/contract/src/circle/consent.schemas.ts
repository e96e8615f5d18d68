import * as z from 'zod/mini';
import { id, locale, personName } from '../core/fields.ts';
import { permissionList, textVersion, witnessContact } from './circle.schemas.ts';
import { witnessedChannels } from './consent-text.ts';

/** Consent that the elder gave orally or on paper, before a witness. */
export const witnessedConsent = z.object({
  personId: id,
  /** The permissions that the elder consents to, added to those the member already has. */
  permissions: permissionList.check(z.minLength(1, { error: 'required' })),
  channel: z.enum(witnessedChannels),
  /** First and last name of the witness. */
  witness: personName,
  witnessContact,
  /** Who records it read the text aloud to the elder, in this language. */
  readAloud: z.literal(true, { error: 'consent-needed' }),
  /** The language in which the text was read to the elder. */
  locale,
  textVersion,
});
