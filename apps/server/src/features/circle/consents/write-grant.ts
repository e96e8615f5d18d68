import type { Decider, Permission } from '@hafi/contract/circle/circle-terms';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addNewcomer } from '../../messages/messages.public.ts';
import { findMembers } from '../members/members.repo.ts';
import { type Given, writeConsent } from './write-consent.ts';

/** Whether a member takes part in the conversation: who decides may do everything. */
const takesPart = (decidesAs: Decider | null, permissions: readonly Permission[]): boolean =>
  decidesAs !== null || permissions.includes('messages');

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
  await writeConsent(platform, tx, given);
  if (takesPart(decidedAs, given.before)) return;
  const { elderId, personId } = given;
  const members = await findMembers(tx, elderId);
  const writing = members.filter((each) => takesPart(each.decidesAs, each.permissions));
  const ids = writing.map((member) => member.personId);
  if (!ids.includes(personId)) return;
  const at = platform.clock.now();
  await addNewcomer(tx, { elderId, personId, at, peopleIds: [elderId, ...ids] });
}
