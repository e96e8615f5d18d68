import { dayInKigali } from '@hafi/base/kigali-time';
import { dayInMs } from '@hafi/base/time';
import { expectedOn } from '@hafi/contract/checkins/check-in-plan.schemas';
import type { CheckInToday, LateCheckIn } from '@hafi/contract/checkins/checkin.schemas';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { findPlan, type PlanRow } from './check-in-plans.repo.ts';
import { findCheckIn } from './checkins.repo.ts';
import { type ExpectedRow, findLate } from './expected-check-ins.repo.ts';
import { findLastNote, oldestNote, presentNote } from './voice-notes.repo.ts';

/** How long a late check-in is shown that nobody was told of or that somebody looks after. */
const shownMs = dayInMs;

/** An expected check-in that did not come, with the name of who looks after it. */
export async function presentLate(db: Db, row: ExpectedRow): Promise<LateCheckIn> {
  const { acknowledgedAt, acknowledgedBy, expectedAt, id, toldAt, why } = row;
  const who = acknowledgedBy && (await findPeople(db, [acknowledgedBy])).get(acknowledgedBy);
  return {
    id,
    why,
    expectedAt: expectedAt.toISOString(),
    toldAt: toldAt?.toISOString() ?? null,
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
    acknowledgedBy: who ? { id: who.id, name: who.name } : null,
  };
}

async function lateOf(db: Db, elderId: string, now: Date): Promise<ExpectedRow | null> {
  const row = await findLate(db, elderId, now);
  if (!row) return null;
  const stands = row.toldAt !== null && row.acknowledgedAt === null;
  const isFresh = now.getTime() - row.expectedAt.getTime() < shownMs;
  return stands || isFresh ? row : null;
}

/** The hour of today, unless the plan was made after it. */
function hourOf(plan: PlanRow, day: string, late: ExpectedRow | null): Date | null {
  const hour = expectedOn(plan, day);
  const counts = hour && (hour > plan.changedAt || (late?.why === 'missed' && late.day === day));
  return counts ? hour : null;
}

/** An elder's check-in of today by the plan; callers must have checked access. */
export const checkInToday =
  ({ clock, db }: Pick<Platform, 'clock' | 'db'>) =>
  async (elderId: string): Promise<CheckInToday> => {
    const now = clock.now();
    const day = dayInKigali(now);
    const plan = await findPlan(db, elderId);
    const late = await lateOf(db, elderId, now);
    const isPaused = plan?.isOn && plan.pausedUntil !== null && plan.pausedUntil >= day;
    return {
      expectedAt: (plan && hourOf(plan, day, late))?.toISOString() ?? null,
      pausedUntil: isPaused ? plan.pausedUntil : null,
      mood: (await findCheckIn(db, elderId, day))?.mood ?? null,
      note: presentNote(await findLastNote(db, elderId, oldestNote(now))),
      late: late && (await presentLate(db, late)),
    };
  };

/** Where an elder stands with the check-in of today. */
export interface CheckInState {
  /** When they checked in today; null before. */
  readonly madeAt: Date | null;
  /** The hour of today by the plan; null where none is expected. */
  readonly expectedAt: Date | null;
  /** Whether one that was asked for, or whose hour is over, has not come. */
  readonly isWaitedFor: boolean;
}

/**
 * Where an elder stands with the check-in of today, for who answers by SMS or USSD.
 */
export async function checkInState(
  platform: Pick<Platform, 'clock' | 'db'>,
  elderId: string,
): Promise<CheckInState> {
  const { clock, db } = platform;
  const row = await findCheckIn(db, elderId, dayInKigali(clock.now()));
  const { expectedAt, late } = await checkInToday(platform)(elderId);
  return {
    madeAt: row?.at ?? null,
    expectedAt: expectedAt === null ? null : new Date(expectedAt),
    isWaitedFor: row === undefined && (expectedAt !== null || (late?.why ?? '') === 'missed'),
  };
}
