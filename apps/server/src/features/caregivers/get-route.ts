import { dayInKigali, spanOfDay } from '@hafi/base/kigali-time';
import { minuteInMs } from '@hafi/base/time';
import { missedAfterMinutes, type StopState } from '@hafi/contract/caregivers/care-terms';
import type { CareRoute, CareStop } from '@hafi/contract/caregivers/caregivers.contract';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Platform } from '../../platform/platform.ts';
import { demographicsOf, findContactCards } from '../accounts/accounts.public.ts';
import { listElders } from '../circle/circle.public.ts';
import { distanceKm, type Sector, sectorByName } from '../places/places.public.ts';
import type { Caller } from './care-access.ts';
import { type ScheduledVisit, scheduledVisits } from './caregiver-times.ts';
import { isCaregiver } from './caregivers.policy.ts';
import { type HealthSources, healthFor } from './health/stop-health.ts';
import { presentVisits } from './visit.presenter.ts';
import { findVisitsOfDay, type VisitRow } from './visits.repo.ts';

/** A visit of the day, before it is presented. */
interface Stop {
  readonly elder: Elder;
  readonly planned: ScheduledVisit | null;
  readonly visit: VisitRow | null;
}

/** The state of a visit. */
export function stateOf({ planned, visit }: Pick<Stop, 'planned' | 'visit'>, now: Date): StopState {
  if (visit) return visit.leftAt ? 'done' : 'arrived';
  const end = planned?.endsAt.getTime() ?? 0;
  return now.getTime() > end + missedAfterMinutes * minuteInMs ? 'missed' : 'planned';
}

const startOf = ({ planned, visit }: Stop) =>
  (planned?.startsAt ?? visit?.arrivedAt ?? new Date(0)).getTime();

/** The caller's visits of the day to elders who are in their care now, in order of time. */
async function stopsOf({ db }: Platform, elders: readonly Elder[], personId: string, day: string) {
  const byId = new Map(elders.map((elder) => [elder.id, elder]));
  const planned = await scheduledVisits(db, personId, { from: day, to: day });
  const span = { day, ...spanOfDay(day) };
  const visits = await findVisitsOfDay(db, personId, span);
  const belongs = (visit: VisitRow, each: ScheduledVisit) =>
    visit.scheduleId === each.schedule.id && visit.scheduleDay === each.day;
  const alone = visits.filter((visit) => !planned.some((each) => belongs(visit, each)));
  const stops = [
    ...planned.map((each) => ({
      elder: byId.get(each.schedule.elderId),
      planned: each,
      visit: visits.find((visit) => belongs(visit, each)) ?? null,
    })),
    ...alone.map((visit) => ({ elder: byId.get(visit.elderId), planned: null, visit })),
  ];
  return stops
    .flatMap(({ elder, ...stop }): Stop[] => (elder ? [{ elder, ...stop }] : []))
    .sort((one, other) => startOf(one) - startOf(other));
}

/**
 * The elder's place, if the caller may see it: names from the village up, and the sector on the
 * map.
 */
async function placeOf({ db }: Platform, { id, permissions }: Elder) {
  const nowhere: { words: string[] | null; sector: Sector | null } = { words: null, sector: null };
  if (!permissions.includes('location:read')) return nowhere;
  const { cell, district, sector, village } = await demographicsOf(db, id);
  const words = [village, cell, sector, district].flatMap((word) => word ?? []);
  return { words: words.length > 0 ? words : null, sector: sectorByName(district, sector) };
}

function presentScheduled(planned: ScheduledVisit | null): CareStop['planned'] {
  if (!planned) return null;
  const { day, endsAt, schedule, startsAt } = planned;
  const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  return { scheduleId: schedule.id, day, ...times, tasks: schedule.tasks, note: schedule.note };
}

/** The scheduled visit that was cancelled once the caregiver was there. */
function calledOffOf({ planned, visit }: Stop): CareStop['calledOff'] {
  if (planned || !visit?.scheduleId || !visit.scheduleDay) return null;
  return { scheduleId: visit.scheduleId, day: visit.scheduleDay };
}

/**
 * The caller's home visits of one Kigali day: where to go, what waits there, and the state of each.
 */
export async function getRoute(
  platform: Platform,
  caller: Caller,
  requested: { readonly day: string | undefined; readonly sources: HealthSources },
): Promise<CareRoute> {
  const { clock, db } = platform;
  const now = clock.now();
  const today = dayInKigali(now);
  const day = requested.day ?? today;
  const { personId } = caller;
  const elders = (await listElders(platform, caller)).filter(isCaregiver);
  const stops = await stopsOf(platform, elders, personId, day);
  const people = await findContactCards(db, [...new Set(stops.map(({ elder }) => elder.id))]);
  const logged = stops.flatMap(({ visit }) => visit ?? []);
  const visits = new Map(
    (await presentVisits(db, logged, { personId, now })).map((visit) => [visit.id, visit]),
  );
  const expected = new Set(stops.flatMap(({ elder, planned }) => (planned ? [elder.id] : [])));
  const isToday = day === today;
  const health = healthFor(platform, caller, { ...requested.sources, expected, isToday });
  const shown: CareStop[] = [];
  let last: Sector | null = null;
  // One after the other, so that one dashboard does not take all database connections.
  for (const stop of stops) {
    const { elder, planned, visit } = stop;
    const { sector, words } = await placeOf(platform, elder);
    const kilometres: number | null = last && sector ? distanceKm(last, sector) : null;
    last = sector;
    const mayWrite = elder.permissions.includes('messages');
    shown.push({
      elder,
      planned: presentScheduled(planned),
      calledOff: calledOffOf(stop),
      state: stateOf(stop, now),
      visit: visit ? (visits.get(visit.id) ?? null) : null,
      place: words,
      kilometres: kilometres === null ? null : Math.round(kilometres * 10) / 10,
      phone: mayWrite ? (people.get(elder.id)?.phoneNumber ?? null) : null,
      ...(await health(elder, planned)),
    });
  }
  return { day, stops: shown };
}
