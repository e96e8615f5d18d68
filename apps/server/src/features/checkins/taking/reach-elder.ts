import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordActivity } from '../../notifications/notifications.public.ts';
import { announce } from '../announce.ts';
import { activities } from '../checkins.messages.ts';
import { type ExpectedRow, lockOpen, updateExpected } from '../expected-check-ins.repo.ts';
import { findNotifiedPeople } from '../notified-people.repo.ts';
import { withdrawQuestions } from '../reminders/remind-elders.ts';
import { notifyReached } from '../telling/notify-reached.ts';
import { withdrawAlarms } from '../telling/withdraw-alarms.ts';

/**
 * Ends what an elder is waited for, because somebody has reached them: also what was told on the days
 * before. Everybody who was told hears it, once. Nothing happens where it has ended already.
 */
export async function reachElder(
  platform: Platform,
  tx: Tx,
  { elderId, id }: Pick<ExpectedRow, 'elderId' | 'id'>,
  by: { readonly personId: string; readonly isCoordinator: boolean },
): Promise<void> {
  const now = platform.clock.now();
  const open = (await lockOpen(tx, elderId)).filter(
    ({ awayAt, toldAt }) => toldAt !== null || awayAt !== null,
  );
  if (!open.some((row) => row.id === id)) return;
  const ids = open.map((row) => row.id);
  const ended = { answeredAt: now, reachedBy: by.personId, heldUntil: null, nextStepAt: null };
  await updateExpected(tx, ids, ended);
  await withdrawAlarms(tx, ids, now);
  await withdrawQuestions(tx, open, now);
  await recordActivity(tx, {
    about: elderId,
    by: by.personId,
    kind: 'check-in',
    text: activities.reached,
    at: now,
  });
  const notified = await findNotifiedPeople(tx, ids);
  await notifyReached(platform, tx, { elderId, by: by.personId, at: now }, notified);
  if (by.isCoordinator) {
    const action = 'late-check-in.reached';
    await recordAudit(tx, { actorId: by.personId, action, subjectId: elderId, at: now });
  }
  await announce(tx, elderId);
}
