import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { caregiversOf, isHeld } from '../care-access.ts';
import { type ScheduledVisit, scheduledVisits } from '../caregiver-times.ts';
import { comingOf } from '../schedule.presenter.ts';
import { findLivingSchedules, findSkips } from '../schedules.repo.ts';

/** How far ahead a calendar shows home visits, in days: weekly ones have no end that is near. */
const shownDays = 60;

/** A scheduled home visit, for a calendar. */
export interface CalendarVisit {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly createdAt: Date;
  readonly elderId: string;
  /** The caregiver for those who expect the visit, the elder for the caregiver. */
  readonly withWhom: string;
}

/**
 * The home visits that a person will make as caregiver, and those to the elders given; callers have
 * checked that the person keeps the elders' calendars.
 */
export async function calendarVisits(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  personId: string,
  elderIds: readonly string[],
): Promise<CalendarVisit[]> {
  const now = clock.now();
  const today = dayInKigali(now);
  const span = { from: addDays(today, -1), to: addDays(today, shownDays) };
  const own = await scheduledVisits(db, personId, span);
  const expected: ScheduledVisit[] = [];
  for (const elderId of elderIds) {
    const caregivers = await caregiversOf(db, elderId);
    const schedules = (await findLivingSchedules(db, elderId, span.from)).filter(
      (schedule) =>
        schedule.caregiverId !== personId && isHeld(schedule, caregivers.get(schedule.caregiverId)),
    );
    const ids = schedules.map(({ id }) => id);
    const skips = await findSkips(db, ids);
    for (const schedule of schedules) {
      for (const each of comingOf(schedule, skips.get(schedule.id), now)) {
        if (each.day <= span.to) expected.push({ ...each, schedule });
      }
    }
  }
  const visits = [...own, ...expected];
  const other = ({ caregiverId, elderId }: ScheduledVisit['schedule']) =>
    caregiverId === personId ? elderId : caregiverId;
  const people = await findPeople(db, [...new Set(visits.map(({ schedule }) => other(schedule)))]);
  return visits.flatMap(({ day, endsAt, schedule, startsAt }) => {
    const withWhom = people.get(other(schedule))?.name;
    const { createdAt, elderId, id } = schedule;
    return withWhom === undefined
      ? []
      : [{ id: `${id}-${day}`, startsAt, endsAt, createdAt, elderId, withWhom }];
  });
}
