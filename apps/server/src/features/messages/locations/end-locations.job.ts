import { minuteInMs } from '@hafi/base/time';
import type { Tx } from '../../../platform/db/tx.ts';
import type { BatchWork } from '../../../platform/due/due-work.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { findConversation } from '../conversations/conversations.repo.ts';
import { findParticipation } from '../conversations/taking-part.ts';
import { endLocationsIn } from './end-location.ts';
import { checkLater, type DueLocation, lockToCheck } from './locations.repo.ts';

/** How soon after its sender has left a conversation a live location ends, at the latest. */
const checkEveryMs = minuteInMs;

/** When a live location is looked after next. */
export const nextCheck = (now: Date, liveUntil: Date): Date =>
  new Date(Math.min(liveUntil.getTime(), now.getTime() + checkEveryMs));

/** Whether the sender may still share: they take part, and can write. */
async function mayShare(
  platform: Pick<Platform, 'clock' | 'db'>,
  { conversationId, senderId }: DueLocation,
): Promise<boolean> {
  const { db } = platform;
  const sender = (await findPeople(db, [senderId])).get(senderId);
  const conversation = await findConversation(db, conversationId);
  if (sender?.account !== 'open' || !conversation) return false;
  const caller = { personId: senderId, roles: sender.roles };
  return (await findParticipation(platform, caller, conversation))?.closed === null;
}

/**
 * Ends live locations whose time is over, or whose sender has left the conversation: where they were
 * is forgotten.
 */
export const endLocationsWork = ({ clock }: Pick<Platform, 'clock'>): BatchWork<DueLocation> => ({
  id: 'messages.end-locations',
  everySeconds: 5,
  // One conversation each: several would have to be locked in their order.
  batch: 1,
  take: lockToCheck,
  async handle(tx: Tx, rows, now) {
    for (const row of rows) {
      const isOver = row.liveUntil <= now || !(await mayShare({ clock, db: tx }, row));
      if (isOver) await endLocationsIn(tx, row.conversationId, now, { messageId: row.id });
      else await checkLater(tx, row.id, nextCheck(now, row.liveUntil));
    }
  },
});
