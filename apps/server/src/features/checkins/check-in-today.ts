import { dayInKigali } from '@hafi/base/kigali-time';
import { dayInMs } from '@hafi/base/time';
import { expectedOn } from '@hafi/contract/checkins/check-in-plan.schemas';
import type { CheckInToday, LateCheckIn } from '@hafi/contract/checkins/checkin.schemas';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { findPlan, type PlanRow } from './check-in-plans.repo.ts';
import { countsFrom } from './check-in-steps.ts';
import { findCheckIn } from './checkins.repo.ts';
import { type ExpectedRow, findLate } from './expected-check-ins.repo.ts';
import { findNotifiedPeople } from './notified-people.repo.ts';
import { findLastNote, oldestNote, presentNote } from './voice-notes.repo.ts';

/** How long a late check-in is shown that nobody was notified of or that somebody looks after. */
const shownMs = dayInMs;

/** Who looks after it: a person, or a contact without an account who was notified by SMS. */
export async function whoTook(
  db: Db,
  { acknowledgedBy, id }: ExpectedRow,
): Promise<{ id: string; name: string } | null> {
  if (acknowledgedBy === null) return null;
  const person = (await findPeople(db, [acknowledgedBy])).get(acknowledgedBy);
  if (person) return { id: person.id, name: person.name };
  const notified = (await findNotifiedPeople(db, [id])).find((each) => each.id === acknowledgedBy);
  return notified?.name ? { id: notified.id, name: notified.name } : null;
}

/** An expected check-in that did not come, with the name of who looks after it. */
export async function presentLate(db: Db, row: ExpectedRow): Promise<LateCheckIn> {
  const { acknowledgedAt, awayAt, expectedAt, heldUntil, id, toldAt, why } = row;
  return {
    id,
    why,
    expectedAt: expectedAt.toISOString(),
    away: awayAt !== null,
    toldAt: toldAt?.toISOString() ?? null,
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
    acknowledgedBy: await whoTook(db, row),
    heldUntil: heldUntil?.toISOString() ?? null,
  };
}

/** The latest hour, or word of being not well, of which people are told or may be soon; null for none. */
export async function lateOf(db: Db, elderId: string, now: Date): Promise<ExpectedRow | null> {
  const row = await findLate(db, elderId, now);
  if (!row) return null;
  const stands = (row.toldAt ?? row.awayAt) !== null && row.acknowledgedAt === null;
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
  /** When they checked in today, as far as it counts; null before. */
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
  const now = clock.now();
  const row = await findCheckIn(db, elderId, dayInKigali(now));
  const { expectedAt, late } = await checkInToday(platform)(elderId);
  const hour = expectedAt === null ? null : new Date(expectedAt);
  const isRequestedAgain = hour && row && countsFrom(hour) <= now && row.lastAt < countsFrom(hour);
  const madeAt = isRequestedAgain ? null : (row?.lastAt ?? null);
  return {
    madeAt,
    expectedAt: hour,
    isWaitedFor: madeAt === null && (hour !== null || (late?.why ?? '') === 'missed'),
  };
}

/**
 * From when on the check-in of today is asked for once more, because that of before is too early for
 * the hour of the plan; null where it is not.
 */
export async function asksAgainFrom(
  platform: Pick<Platform, 'clock' | 'db'>,
  elderId: string,
): Promise<Date | null> {
  const { clock, db } = platform;
  const row = await findCheckIn(db, elderId, dayInKigali(clock.now()));
  const { expectedAt } = row ? await checkInToday(platform)(elderId) : { expectedAt: null };
  if (!row || expectedAt === null) return null;
  const from = countsFrom(new Date(expectedAt));
  return row.lastAt < from ? from : null;
}
