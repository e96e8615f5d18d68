import { dayInMs } from '@hafi/base/time';
import type { Decider, Permission } from '@hafi/contract/circle/circle-terms';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addNewcomer } from '../../messages/messages.public.ts';
import { findMembers } from '../members/members.repo.ts';
import { findLatestOf } from './consents.repo.ts';
import { type Given, writeConsent } from './write-consent.ts';

/** Whether a member takes part in the conversation: who decides may do everything. */
const takesPart = (decidesAs: Decider | null, permissions: readonly Permission[]): boolean =>
  decidesAs !== null || permissions.includes('messages');

/**
 * Whether a member took part until a day ago or less: whoever took that away by a slip hides nothing
 * by giving it back. Who left the circle meanwhile joins again.
 */
async function isBack(tx: Tx, given: Given, now: Date): Promise<boolean> {
  const past = await findLatestOf(tx, given);
  const last = past.findIndex(({ permissions }) => permissions.includes('messages'));
  const since = past.slice(0, Math.max(0, last));
  const left = since.at(-1);
  const stayed = since.every((each) => each.action === 'changed' || each.permissions.length > 0);
  return left !== undefined && stayed && now.getTime() - left.at.getTime() <= dayInMs;
}

/**
 * As {@link writeConsent}, of a change that may give permissions, after the change itself: a member
 * who may write from now on sees the conversation of the circle from now on. `decidedAs` is what
 * the member decided as until then.
 */
export async function writeGrant(
  platform: Pick<Platform, 'clock'>,
  tx: Tx,
  { decidedAs, ...given }: Given & { readonly decidedAs: Decider | null },
): Promise<void> {
  const at = platform.clock.now();
  const isKnown = takesPart(decidedAs, given.before) || (await isBack(tx, given, at));
  await writeConsent(platform, tx, given);
  if (isKnown) return;
  const { elderId, personId } = given;
  const members = await findMembers(tx, elderId);
  const writing = members.filter((each) => takesPart(each.decidesAs, each.permissions));
  const ids = writing.map((member) => member.personId);
  if (!ids.includes(personId)) return;
  await addNewcomer(tx, { elderId, personId, at, peopleIds: [elderId, ...ids] });
}
