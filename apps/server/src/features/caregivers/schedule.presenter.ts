import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import type { VisitSchedule } from '@hafi/contract/caregivers/caregivers.contract';
import { type Occurrence, occurrencesIn } from './occurrences.ts';
import type { ScheduleRow } from './schedules.repo.ts';

/** The most upcoming visits to show. */
const shownVisits = 5;

/** A schedule's visits that are not over, next first. */
export function comingOf(
  schedule: ScheduleRow,
  skipped: ReadonlySet<string> | undefined,
  now: Date,
): Occurrence[] {
  const span = { from: addDays(dayInKigali(now), -1), to: schedule.endsOn };
  return occurrencesIn(schedule, { ...span, skipped: skipped ?? new Set() }).filter(
    ({ endsAt }) => endsAt > now,
  );
}

/** A schedule, for people who schedule visits. */
export function presentSchedule(
  schedule: ScheduleRow,
  coming: readonly Occurrence[],
  caregiver: string,
): VisitSchedule {
  const { caregiverId, endsOn, id, minutes, note, startsOn, tasks, time, weekdays } = schedule;
  return {
    id,
    startsOn,
    time,
    minutes,
    tasks,
    note,
    weekdays,
    endsOn: weekdays.length > 0 ? endsOn : null,
    caregiver: { id: caregiverId, name: caregiver },
    coming: coming.slice(0, shownVisits).map(({ day, endsAt, startsAt }) => ({
      day,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
  };
}
