import type { Platform } from '../../../platform/platform.ts';
import { countFailures, countKey } from '../../../platform/rate-limit/count-failures.ts';
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

/** Links opened without an account, per network address. */
export const peeks: Allowance = { max: 120, seconds: hour };

type Counted = readonly [kind: keyof typeof invitationAllowances, whom: string];
type Limits = Pick<Platform, 'config' | 'rateLimiter'>;

const keyOf = (platform: Limits, [kind, whom]: Counted) => countKey(platform, kind, whom);

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
 * Runs the look-up of a code and counts only its failures, as {@link countFailures}.
 * @throws Problem too-many-requests, even for a right guess, while a limit is used up
 */
export function guardCode<T>(
  platform: Limits,
  from: { readonly personId: string; readonly address: string },
  find: () => Promise<T | null>,
): Promise<T | null> {
  const { rateLimiter } = platform;
  const own = keyOf(platform, ['circle-guess', from.personId]);
  const shared = keyOf(platform, ['circle-guess-address', from.address]);
  const hasBeenWrong = () =>
    rateLimiter.check(own, { max: 1, seconds: hour }).then(
      () => false,
      () => true,
    );
  const limit = {
    async refuseIfUsedUp() {
      await rateLimiter.check(own, invitationAllowances['circle-guess']);
      // Whoever has not been wrong yet passes: a whole carrier may share the address.
      if (!(await hasBeenWrong())) return;
      await rateLimiter.check(shared, invitationAllowances['circle-guess-address']);
    },
    async countFailure() {
      await rateLimiter.take(own, invitationAllowances['circle-guess']);
      await rateLimiter.take(shared, invitationAllowances['circle-guess-address']);
    },
  };
  return countFailures(limit, find);
}
