import { dayInKigali } from '@hafi/base/kigali-time';
import { expectedOn } from '@hafi/contract/checkins/check-in-plan.schemas';
import type { Tx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockPlan } from './check-in-plans.repo.ts';
import { opensBeforeMs } from './check-in-steps.ts';
import { deleteExpectedOf, findOfDay, insertExpected } from './expected-check-ins.repo.ts';
import { findNotifiedPeople } from './notified-people.repo.ts';
import { tellTakenBack } from './telling/tell-taken-back.ts';

/**
 * Expects today's check-in again after it was taken back, with a ladder of its own: what was answered
 * with an all-clear is asked again, and who was given it is told at once.
 */
export async function reopenToday(platform: Platform, tx: Tx, elderId: string): Promise<void> {
  const now = platform.clock.now();
  const day = dayInKigali(now);
  const plan = await lockPlan(tx, elderId);
  const expectedAt = plan && expectedOn(plan, day);
  // Before its first reminder the plan opens it.
  if (!expectedAt || expectedAt.getTime() - opensBeforeMs > now.getTime()) return;
  const before = await findOfDay(tx, elderId, day);
  const notified = before?.toldAt ? await findNotifiedPeople(tx, [before.id]) : [];
  const wasOpened = await deleteExpectedOf(tx, elderId, day);
  if (!wasOpened && expectedAt <= plan.changedAt) return;
  const { tellAfterMinutes } = plan;
  const times = { openedAt: now, since: now, nextStepAt: now };
  const id = newId();
  const toldAt = notified.length > 0 ? now : null;
  const row = { id, elderId, day, expectedAt, tellAfterMinutes, toldAt };
  await insertExpected(tx, [Object.assign(row, times)]);
  if (toldAt) await tellTakenBack(platform, tx, { elderId, expectedId: id, at: now }, notified);
}
