import { createHmac } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import type { Allowance } from '../../../platform/rate-limit/rate-limit.ts';

const hour = 3600;

/** Rate limits. Generous per address, because a whole village may share one carrier's address. */
export const invitationAllowances = {
  /** Invitations sent by one person. */
  'circle-inviter': { max: 30, seconds: 24 * hour },
  /** Messages to one address or number. */
  'circle-recipient': { max: 3, seconds: 24 * hour },
  /** Wrong codes and links, per account and per network address. */
  'circle-guess': { max: 5, seconds: hour },
  'circle-guess-address': { max: 20, seconds: hour },
} as const satisfies Record<string, Allowance>;

type Counted = readonly [kind: keyof typeof invitationAllowances, whom: string];
type Limits = Pick<Platform, 'config' | 'rateLimiter'>;

// Hashed, so that the table of counts does not become a list of addresses.
function keyOf({ config }: Limits, [kind, whom]: Counted): string {
  const hash = createHmac('sha256', config.sessionSecret);
  return `${kind}:${hash.update(JSON.stringify([kind, whom])).digest('base64url')}`;
}

/**
 * Counts an invitation before it is sent.
 * @throws Problem too-many-requests, whether or not the address is known
 */
export async function countInvitation(
  platform: Limits,
  inviterId: string,
  recipient: string | null,
): Promise<void> {
  const counted: Counted[] = [['circle-inviter', inviterId]];
  if (recipient) counted.push(['circle-recipient', recipient]);
  for (const each of counted) {
    await platform.rateLimiter.take(keyOf(platform, each), invitationAllowances[each[0]]);
  }
}

/**
 * Runs the look-up of a code and counts only its failures. The limit is checked before and after:
 * otherwise parallel guesses would all pass before the first failure is counted.
 * @throws Problem too-many-requests, even for a right guess, while a limit is used up
 */
export async function guardCode<T>(
  platform: Limits,
  from: { readonly personId: string; readonly address: string },
  find: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { rateLimiter } = platform;
  const counted = [
    ['circle-guess', from.personId],
    ['circle-guess-address', from.address],
  ] as const satisfies readonly Counted[];
  const [own, shared] = counted;
  const refuseIfUsedUp = async () => {
    await rateLimiter.check(keyOf(platform, own), invitationAllowances['circle-guess']);
    // Whoever has not been wrong yet passes: a whole carrier may share the address.
    const first = await rateLimiter.check(keyOf(platform, own), { max: 1, seconds: hour }).then(
      () => true,
      () => false,
    );
    if (first) return;
    await rateLimiter.check(keyOf(platform, shared), invitationAllowances['circle-guess-address']);
  };
  await refuseIfUsedUp();
  const found = await find();
  if (found !== undefined) await refuseIfUsedUp();
  else {
    for (const each of counted) {
      await rateLimiter.take(keyOf(platform, each), invitationAllowances[each[0]]);
    }
  }
  return found;
}
