import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addNewcomer } from '../../messages/messages.public.ts';
import { findMembers } from '../members/members.repo.ts';
import { type Given, without, writeConsent } from './write-consent.ts';

/**
 * As {@link writeConsent}, of a change that may give permissions, after the change itself: a member
 * who may write from now on sees the conversation of the circle from now on.
 */
export async function writeGrant(
  platform: Pick<Platform, 'clock'>,
  tx: Tx,
  given: Given,
): Promise<void> {
  await writeConsent(platform, tx, given);
  if (!without(given.permissions, given.before).includes('messages')) return;
  const { elderId, personId } = given;
  const members = await findMembers(tx, elderId);
  const writing = members.filter(({ permissions }) => permissions.includes('messages'));
  const ids = writing.map((member) => member.personId);
  if (!ids.includes(personId)) return;
  const at = platform.clock.now();
  await addNewcomer(tx, { elderId, personId, at, peopleIds: [elderId, ...ids] });
}
