import { dayInKigali } from '@hafi/base/kigali-time';
import { dayInMs } from '@hafi/base/time';
import type { CheckInWay, Mood } from '@hafi/contract/checkins/checkin.schemas';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { showLife } from '../circle/circle.public.ts';
import { recordActivity, takeBackActivity } from '../notifications/notifications.public.ts';
import { announce } from './announce.ts';
import { answerExpected } from './answer-expected.ts';
import { activities, checkedIn } from './checkins.messages.ts';
import { type CheckInRow, deleteCheckIn, insertCheckIn, setMood } from './checkins.repo.ts';
import { openCall } from './open-call.ts';
import { reopenToday } from './reopen-today.ts';
import { forgetNotes } from './voice-notes.repo.ts';

/** A check-in as it came. */
export interface SaidCheckIn {
  readonly at: Date;
  readonly via: CheckInWay;
  readonly mood?: Mood | undefined;
}

/** "Not well" that arrives later than this is no call for now, in milliseconds. */
const callNowMs = dayInMs;

/** One line for each day. */
const keyOf = (elderId: string, day: string) => `check-in:${elderId}:${day}`;
/** A second line where one was too early for the hour of the plan. */
const againKeyOf = (elderId: string, day: string) => `check-in-again:${elderId}:${day}`;
const callKeyOf = (elderId: string, day: string) => `check-in-call:${elderId}:${day}`;

const said = (elderId: string) =>
  ({ about: elderId, by: elderId, kind: 'check-in', text: checkedIn }) as const;

/** Tells of a check-in in the recent activity of its elder. */
export function recordCheckIn(
  tx: Tx,
  { at, day, elderId }: Pick<CheckInRow, 'at' | 'day' | 'elderId'>,
): Promise<void> {
  return recordActivity(tx, { ...said(elderId), key: keyOf(elderId, day), at });
}

/**
 * Stores that an elder is there, for the Kigali day of `at`, by whatever way it came: stops the
 * ladders for which it counts, and gives the all-clear to everybody who was told that nothing came. Shows it
 * at once to those who may read the elder's health. Idempotent per day; a mood can be added or
 * changed, and "not well" begins a ladder of its own. Who checks in lives, whatever was recorded before, unless it was a missed call. The caller has checked who says it, and the time.
 */
export async function checkInBy(
  platform: Platform,
  elderId: string,
  { at, mood, via }: SaidCheckIn,
): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const day = dayInKigali(at);
    const isFirst = await insertCheckIn(tx, { elderId, day, at, via });
    await recordCheckIn(tx, { elderId, day, at });
    // A pocket can make a missed call, and anybody can forge one.
    if (via !== 'voice') await showLife(platform, tx, { elderId, by: elderId, at });
    const isNews = mood !== undefined && (await setMood(tx, elderId, day, mood));
    const wasWaitedFor = await answerExpected(platform, tx, { elderId, at, mood });
    if (wasWaitedFor && !isFirst) {
      await recordActivity(tx, { ...said(elderId), key: againKeyOf(elderId, day), at });
    }
    if (isNews && mood === 'not-well') {
      await recordActivity(tx, {
        about: elderId,
        by: elderId,
        kind: 'check-in',
        text: activities.asksForCall,
        key: callKeyOf(elderId, day),
        at,
      });
      const age = platform.clock.now().getTime() - at.getTime();
      if (age < callNowMs) await openCall(platform, tx, { elderId, day, at });
    }
    await announce(tx, elderId);
  });
}

/** Retracts today's check-in, which is expected again if the plan says so; idempotent. */
export async function undoCheckInBy(platform: Platform, elderId: string): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const day = dayInKigali(platform.clock.now());
    if (!(await deleteCheckIn(tx, elderId, day))) return;
    await forgetNotes(platform, tx, { elderId, day });
    await takeBackActivity(tx, keyOf(elderId, day));
    await takeBackActivity(tx, againKeyOf(elderId, day));
    await takeBackActivity(tx, callKeyOf(elderId, day));
    await reopenToday(platform, tx, elderId);
    await announce(tx, elderId);
  });
}
