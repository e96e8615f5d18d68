import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import { minuteInMs } from '@hafi/base/time';
import type { Hours } from '@hafi/contract/checkins/check-in-plan.schemas';
import { checkInBy } from '@hafi/contract/checkins/checkin.schemas';
import { dayNames } from '@hafi/i18n/date-names';
import type { Locale } from '@hafi/i18n/locales';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { deletePlanOf, findPlan } from './check-in-plans.repo.ts';
import { countsFrom } from './check-in-steps.ts';
import { checkInToday } from './check-in-today.ts';
import {
  deleteCheckInsOf,
  findCheckInsSince,
  findLastCheckIn,
  findLastSince,
} from './checkins.repo.ts';
import { findEveryExpected, forgetExpectedOf, wasReached } from './expected-check-ins.repo.ts';

/** Check-ins as personal data; erased with the account. */
export const checkInData: PersonalData = {
  name: 'checkIns',
  read: async (db, personId) =>
    (await findCheckInsSince(db, personId, '1970-01-01')).map(({ at, day, mood, via }) => ({
      day,
      createdAt: dataTime(at),
      // `voice` is a level of consciousness in other parts.
      method: via === 'voice' ? 'call' : via,
      mood,
    })),
  erase: deleteCheckInsOf,
};

type Schedule = Pick<Hours, 'otherTimes' | 'time' | 'weekdays'>;

function hoursInWords({ otherTimes, time, weekdays }: Schedule, locale: Locale): string {
  const name = (day: number) => dayNames[locale][day - 1];
  const usual = weekdays.filter((day) => !otherTimes.some(({ weekday }) => weekday === day));
  const others = otherTimes.map((each) => `${name(each.weekday)}, ${each.time}`);
  const days = usual.map(name).join(', ');
  return [...(days ? [`${days}, ${time}`] : []), ...others].join('; ');
}

/** The plan of check-ins, and what was expected by it, as personal data. */
export const checkInPlanData: readonly PersonalData[] = [
  {
    name: 'checkInPlan',
    read: async (db, personId) => {
      const plan = await findPlan(db, personId);
      if (!plan) return [];
      const { changedAt, isOn, otherTimes, pausedUntil, pauseReason, time, weekdays } = plan;
      return [
        {
          status: isOn ? 'active' : 'inactive',
          schedule: { weekdays, time, otherTimes },
          endsOn: pausedUntil,
          reason: pauseReason,
          updatedAt: dataTime(changedAt),
        },
      ];
    },
    inWords: ({ schedule, ...record }, { locale }) => ({
      ...record,
      schedule: hoursInWords(schedule as unknown as Schedule, locale),
    }),
    erase: deletePlanOf,
  },
  {
    name: 'expectedCheckIns',
    read: async (db, personId) =>
      (await findEveryExpected(db, personId)).map((row) => ({
        day: row.day,
        dueAt: dataTime(row.expectedAt),
        circleToldAt: dataTime(row.toldAt),
        outageNoticedAt: dataTime(row.awayAt),
        acknowledgedAt: dataTime(row.acknowledgedAt),
        endedAt: dataTime(row.answeredAt),
      })),
    erase: forgetExpectedOf,
  },
];

/** How many days back a check-in makes today's one expected. */
const habitDays = 7;

/** Whether an elder without a plan has not checked in today, who did so within the last week. */
async function missedByHabit(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  elderId: string,
): Promise<boolean> {
  const now = clock.now();
  const today = dayInKigali(now);
  if (now < instantAt(today, checkInBy)) return false;
  const rows = await findCheckInsSince(db, elderId, addDays(today, -habitDays));
  return rows.length > 0 && !rows.some(({ day }) => day === today);
}

/**
 * Whether today's check-in is missing although its hour is over: by the plan where there is one, so
 * never in a pause; otherwise by habit. Callers must have checked access.
 */
export const checkInMissed =
  (platform: Pick<Platform, 'clock' | 'db'>) =>
  async (elderId: string): Promise<boolean> => {
    const plan = await findPlan(platform.db, elderId);
    if (!plan) return missedByHabit(platform, elderId);
    const { expectedAt, late } = await checkInToday(platform)(elderId);
    const stands = late && (late.toldAt !== null || late.away);
    if (stands && late.why === 'missed' && !late.acknowledgedAt) return true;
    if (expectedAt === null) return false;
    const now = platform.clock.now().getTime();
    const hour = new Date(expectedAt);
    if (now < hour.getTime() + plan.tellAfterMinutes * minuteInMs) return false;
    const today = dayInKigali(platform.clock.now());
    const made = await findLastSince(platform.db, [elderId], countsFrom(hour));
    return made.size === 0 && !(await wasReached(platform.db, elderId, today));
  };

/** The time of an elder's last check-in, or null; callers must have checked access. */
export const lastCheckIn =
  ({ db }: Pick<Platform, 'db'>) =>
  async (elderId: string): Promise<string | null> =>
    (await findLastCheckIn(db, elderId))?.lastAt.toISOString() ?? null;
