import { addDays, dayInKigali, spanOfDay, weekdayOf } from '@hafi/base/kigali-time';
import { dayInMs, minuteInMs } from '@hafi/base/time';
import { logDays } from '@hafi/contract/caregivers/care-terms';
import type { CareWeek, DayVisit } from '@hafi/contract/caregivers/caregivers.contract';
import type { Platform } from '../../platform/platform.ts';
import { listElders } from '../circle/circle.public.ts';
import type { Caller } from './care-access.ts';
import { type ScheduledVisit, scheduledVisits } from './caregiver-times.ts';
import { isCaregiver } from './caregivers.policy.ts';
import { stateOf } from './get-route.ts';
import { findVisitsBetween, type VisitRow } from './visits.repo.ts';

/** A scheduled visit, a logged one, or both. */
interface Stop {
  readonly elderId: string;
  readonly planned: ScheduledVisit | null;
  readonly visit: VisitRow | null;
}

const minutesBetween = (from: Date, to: Date) =>
  Math.round((to.getTime() - from.getTime()) / minuteInMs);

const total = (minutes: readonly number[]) => minutes.reduce((sum, each) => sum + each, 0);

/** The minutes of the visits that were finished and began in a span. */
const workedIn = (visits: readonly VisitRow[], from: Date, before: Date) =>
  total(
    visits
      .filter(({ arrivedAt }) => arrivedAt >= from && arrivedAt < before)
      .map(({ arrivedAt, leftAt }) => (leftAt ? minutesBetween(arrivedAt, leftAt) : 0)),
  );

/** The Kigali day of a visit: that of its schedule, otherwise of the arrival. */
const dayOf = ({ arrivedAt, scheduleDay }: VisitRow) => scheduleDay ?? dayInKigali(arrivedAt);

function stopsOfDay(
  day: string,
  planned: readonly ScheduledVisit[],
  visits: readonly VisitRow[],
): Stop[] {
  const ofDay = visits.filter((visit) => dayOf(visit) === day);
  const visitOf = ({ schedule }: ScheduledVisit) =>
    ofDay.find(({ scheduleId }) => scheduleId === schedule.id) ?? null;
  const scheduled = planned
    .filter((each) => each.day === day)
    .map((each) => ({ elderId: each.schedule.elderId, planned: each, visit: visitOf(each) }));
  const known = new Set(scheduled.map(({ visit }) => visit?.id));
  const alone = ofDay.filter(({ id }) => !known.has(id));
  return [
    ...scheduled,
    ...alone.map((visit) => ({ elderId: visit.elderId, planned: null, visit })),
  ];
}

function presentDay(
  stops: readonly Stop[],
  names: ReadonlyMap<string, string>,
  now: Date,
): DayVisit[] {
  return stops
    .flatMap(({ elderId, ...stop }): DayVisit[] => {
      const name = names.get(elderId);
      const { planned, visit } = stop;
      const startsAt = planned?.startsAt ?? visit?.arrivedAt;
      if (name === undefined || !startsAt) return [];
      return [
        {
          elder: { id: elderId, name },
          scheduleId: planned?.schedule.id ?? visit?.scheduleId ?? null,
          visitId: visit?.id ?? null,
          startsAt: startsAt.toISOString(),
          endsAt: (planned?.endsAt ?? visit?.leftAt)?.toISOString() ?? null,
          tasks: planned?.schedule.tasks ?? visit?.tasks ?? [],
          state: stateOf(stop, now),
        },
      ];
    })
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt));
}

/**
 * The caller's home visits of the coming days, in short, and the hours of this week and month. Hours
 * count with elders who have left the caregiver's care since; their names are not shown.
 */
export async function getWeek(platform: Platform, caller: Caller): Promise<CareWeek> {
  const { clock, db } = platform;
  const { personId } = caller;
  const now = clock.now();
  const today = dayInKigali(now);
  const monday = addDays(today, 1 - weekdayOf(today));
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead));
  const span = { from: today, to: addDays(today, 6) };
  const elders = (await listElders(platform, caller)).filter(isCaregiver);
  const names = new Map(elders.map(({ id, name }) => [id, name]));
  const planned = await scheduledVisits(db, personId, span);
  const since = new Date(now.getTime() - (logDays + 1) * dayInMs);
  const before = spanOfDay(span.to).before;
  const visits = await findVisitsBetween(db, personId, { from: since, before });
  const stops = days.map((day) => ({ day, stops: stopsOfDay(day, planned, visits) }));
  const openMinutes = (from: string, to: string) =>
    total(
      stops
        .filter(({ day }) => day >= from && day <= to)
        .flatMap((each) => each.stops)
        .filter((stop) => ['planned', 'arrived'].includes(stateOf(stop, now)))
        .map((stop) =>
          stop.planned ? minutesBetween(stop.planned.startsAt, stop.planned.endsAt) : 0,
        ),
    );
  const sunday = addDays(monday, 6);
  const tomorrow = addDays(today, 1);
  const firstOfMonth = `${today.slice(0, 8)}01`;
  return {
    days: stops.map((each) => ({ day: each.day, visits: presentDay(each.stops, names, now) })),
    hours: {
      worked: workedIn(visits, spanOfDay(monday).from, before),
      today: openMinutes(today, today),
      toCome: tomorrow <= sunday ? openMinutes(tomorrow, sunday) : 0,
      month: workedIn(visits, spanOfDay(firstOfMonth).from, before),
    },
    unfinished: visits
      .filter((visit) => visit.leftAt === null && dayOf(visit) < today)
      .flatMap(({ arrivedAt, elderId, id, scheduleId, ...visit }) => {
        const name = names.get(elderId);
        if (name === undefined) return [];
        const day = visit.scheduleDay ?? dayInKigali(arrivedAt);
        const elder = { id: elderId, name };
        return [{ elder, visitId: id, scheduleId, day, arrivedAt: arrivedAt.toISOString() }];
      })
      .reverse(),
  };
}
