import { createHmac } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import type { Allowance } from '../../../platform/rate-limit/rate-limit.ts';

const hour = 3600;

/** A village may stand behind one carrier's address. */
export const invitationAllowances = {
  /** Invitations by one person. */
  'circle-inviter': { max: 30, seconds: 24 * hour },
  /** Messages to one address or number. */
  'circle-recipient': { max: 3, seconds: 24 * hour },
  /** Wrong codes and links by one account, and from one address. */
  'circle-guess': { max: 5, seconds: hour },
  'circle-guess-address': { max: 20, seconds: hour },
} as const satisfies Record<string, Allowance>;

type Counted = readonly [kind: keyof typeof invitationAllowances, whom: string];
type Limits = Pick<Platform, 'config' | 'rateLimiter'>;

// Hashed: the table of counts must not become a list of addresses.
function keyOf({ config }: Limits, [kind, whom]: Counted): string {
  const hash = createHmac('sha256', config.sessionSecret);
  return `${kind}:${hash.update(JSON.stringify([kind, whom])).digest('base64url')}`;
}

/**
 * Counts an invitation that goes out.
 * @throws Problem too-many-requests, whoever lives at the address
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
 * Runs a look-up of a code of which only failures count. The allowance is asked before and after:
 * guesses sent all at once would else be let in before the first failure is counted.
 * @throws Problem too-many-requests, also for a right guess, while an allowance is used up
 */
export async function guardCode<T>(
  platform: Limits,
  from: { readonly personId: string; readonly address: string },
  find: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { rateLimiter } = platform;
  const counted: readonly Counted[] = [
    ['circle-guess', from.personId],
    ['circle-guess-address', from.address],
  ];
  const refuseIfUsedUp = async () => {
    for (const each of counted) {
      await rateLimiter.check(keyOf(platform, each), invitationAllowances[each[0]]);
    }
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
