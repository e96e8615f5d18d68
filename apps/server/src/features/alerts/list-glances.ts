import { dayInKigali } from '@hafi/base/kigali-time';
import { dayInMs } from '@hafi/base/time';
import type { Role } from '@hafi/contract/accounts/roles';
import {
  type Glance,
  lifeSigns,
  silentDays,
  type UrgentAlert,
  type WellBeing,
} from '@hafi/contract/alerts/glance.schemas';
import type { Mood } from '@hafi/contract/checkins/checkin.schemas';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { alertsShownBy } from '@hafi/contract/circle/circle-terms';
import type { Reading } from '@hafi/contract/vitals/vital.schemas';
import type { Platform } from '../../platform/platform.ts';
import { findPeople, findReachable } from '../accounts/accounts.public.ts';
import { type ElderAccess, listElders, logAccess, presentDeaths } from '../circle/circle.public.ts';
import { findLatest, presentReadings, readValues } from '../vitals/vitals.public.ts';
import { type AlertRow, findOpenAlerts } from './alerts.repo.ts';
import { openAlertOf } from './open-alerts.ts';
import { closedOf } from './taking/closed-alerts.ts';

/** What other features know of an elder's day; callers must have checked access. */
export interface GlanceSources {
  readonly doses: (elderId: string) => Promise<NonNullable<Glance['doses']>>;
  /** When the last dose was taken that somebody recorded. */
  readonly lastDose: (elderId: string) => Promise<Date | null>;
  readonly lastCheckIn: (elderId: string) => Promise<Glance['lastCheckIn']>;
  /** Whether today's check-in is missing although its hour is over. */
  readonly checkInMissed: (elderId: string) => Promise<boolean>;
  /** Today's check-in by the plan. */
  readonly checkInToday: (elderId: string) => Promise<NonNullable<Glance['checkIn']>>;
  readonly nextAppointment: (elderId: string) => Promise<Glance['nextVisit']>;
  /** The next home visit of today that has not begun. */
  readonly nextHomeVisit: (elderId: string) => Promise<Glance['nextHomeVisit']>;
}

type LifeSign = (typeof lifeSigns)[number];

interface Caller {
  readonly personId: string;
  readonly roles: readonly Role[];
}

/** An elder's well-being from what is known now: the most severe level that applies. */
export function wellBeingOf(
  known: Pick<Glance, 'checkInMissed' | 'doses'> & {
    /** The standing alerts. */
    readonly alerts: readonly Pick<AlertRow, 'endedAt' | 'level'>[];
    /** The time of their last sign of life: a reading, a dose taken or a check-in. */
    readonly lastHeard: Date | undefined;
    /** What the elder said of today. */
    readonly mood?: Mood | null;
    /** The urgent alert that somebody closed last, while it says how the elder is. */
    readonly closed?: Glance['closed'];
  },
  now: Date,
): WellBeing {
  const { alerts, checkInMissed, closed, doses, lastHeard, mood } = known;
  if (alerts.some(({ endedAt, level }) => level === 'urgent' && !endedAt)) return 'urgent';
  if (alerts.length > 0 || (doses?.missed ?? 0) > 0 || checkInMissed) return 'look';
  if (mood === 'not-well' || (closed && !endedWell(closed))) return 'look';
  if (!lastHeard) return 'new';
  if (now.getTime() - lastHeard.getTime() >= silentDays * dayInMs) return 'unheard';
  return dayInKigali(lastHeard) === dayInKigali(now) ? 'well' : 'quiet';
}

/** The urgent alerts among the standing ones that have not ended, with who has seen them. */
async function urgentOf({ db }: Platform, alerts: readonly AlertRow[]): Promise<UrgentAlert[]> {
  const urgent = alerts.filter(({ endedAt, level }) => level === 'urgent' && !endedAt);
  const people = await findPeople(
    db,
    urgent.flatMap(({ acknowledgedBy }) => acknowledgedBy ?? []),
  );
  return urgent.map((row) => {
    const seenBy = people.get(row.acknowledgedBy ?? '');
    const { direction, id, judgedBy, kind, level } = row;
    return {
      id,
      kind,
      level,
      direction,
      judgedBy,
      values: readValues(row),
      takenAt: row.takenAt.toISOString(),
      acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
      acknowledgedBy: seenBy ? { id: seenBy.id, name: seenBy.name } : null,
    };
  });
}

const accessOf = (elder: Elder, { personId }: Caller): ElderAccess => {
  const { by, decidesAs, id, permissions, relation } = elder;
  return { by, decidesAs, permissions, relation, elderId: id, personId };
};

/** What showed last that an elder is there. */
function lastSign(signs: Readonly<Record<LifeSign, Date | string | null | undefined>>) {
  return lifeSigns
    .flatMap((sign) => {
      const at = signs[sign];
      return at ? [{ sign, at: new Date(at) }] : [];
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
}

/** Closed as well or as a false alarm; where nobody said how it ended, nothing calm is drawn from it. */
const endedWell = ({ outcome }: NonNullable<Glance['closed']>) =>
  outcome === 'well' || outcome === 'false-alarm';

/** The urgent alert that somebody closed last, while it says how the elder is. */
async function closedNow(
  { clock, db }: Platform,
  elderId: string,
  readings: readonly Reading[],
  lastHeard: Date | undefined,
): Promise<Glance['closed']> {
  const [closed] = await closedOf(db, elderId, readings);
  if (!closed) return null;
  const endedAt = Date.parse(closed.endedAt);
  const isOver = endedWell(closed)
    ? clock.now().getTime() - endedAt > dayInMs
    : lastHeard !== undefined && lastHeard.getTime() > endedAt;
  return isOver ? null : closed;
}

/** How an elder is. Callers must have checked access and written the access log. */
export async function healthAtAGlance(
  platform: Platform,
  access: ElderAccess,
  sources: Omit<GlanceSources, 'nextAppointment' | 'nextHomeVisit'>,
) {
  const { elderId } = access;
  const rows = await findLatest(platform.db, elderId);
  const alerts = await findOpenAlerts(platform.db, [elderId]);
  const doses = await sources.doses(elderId);
  const lastCheckIn = await sources.lastCheckIn(elderId);
  const checkInMissed = await sources.checkInMissed(elderId);
  const lastSeen = lastSign({
    'check-in': lastCheckIn,
    reading: rows[0]?.takenAt,
    dose: await sources.lastDose(elderId),
  });
  const checkIn = await sources.checkInToday(elderId);
  const readings = await presentReadings(platform.db, rows, access);
  const closed = await closedNow(platform, elderId, readings, lastSeen?.at);
  const known = {
    alerts,
    checkInMissed,
    closed,
    doses,
    lastHeard: lastSeen?.at,
    mood: checkIn.mood,
  };
  return {
    wellBeing: wellBeingOf(known, platform.clock.now()),
    readings,
    closed,
    openAlerts: alerts.filter(({ acknowledgedAt }) => acknowledgedAt === null).length,
    urgent: await urgentOf(platform, alerts),
    standing: await openAlertOf(platform, alerts, { readerId: access.personId, sees: true }),
    doses,
    lastCheckIn,
    lastHeard: lastSeen ? { sign: lastSeen.sign, at: lastSeen.at.toISOString() } : null,
    checkInMissed,
    checkIn,
  };
}

/** A late check-in for who only receives alerts: neither the plan nor how the elder said to be. */
async function notifiedLate(
  access: ElderAccess,
  { checkInToday }: Pick<GlanceSources, 'checkInToday'>,
): Promise<Glance['checkIn']> {
  if (alertsShownBy(access.permissions) === 'nothing') return null;
  const { late } = await checkInToday(access.elderId);
  return late?.toldAt ? { expectedAt: null, pausedUntil: null, mood: null, late } : null;
}

/**
 * Whether something is wrong, for who only receives alerts; null when nothing is known, which is no
 * good news. Writes the access log when it says something.
 */
async function wellBeingShown(
  platform: Platform,
  access: ElderAccess,
  sources: Pick<GlanceSources, 'checkInToday'>,
): Promise<Pick<Glance, 'checkIn' | 'standing' | 'wellBeing'>> {
  const shown = alertsShownBy(access.permissions);
  const alerts = shown === 'nothing' ? [] : await findOpenAlerts(platform.db, [access.elderId]);
  const checkIn = await notifiedLate(access, sources);
  if (alerts.length === 0 && !checkIn) return { wellBeing: null, standing: [], checkIn };
  await logAccess(platform, access, 'alerts');
  const isUrgent = alerts.some(({ endedAt, level }) => level === 'urgent' && !endedAt);
  const sees = shown === 'values';
  return {
    wellBeing: isUrgent ? 'urgent' : 'look',
    checkIn,
    standing: await openAlertOf(platform, alerts, { readerId: access.personId, sees }),
  };
}

/** What a glance says of the health to who does not read it. */
const nothingSeen = {
  readings: null,
  openAlerts: null,
  urgent: null,
  closed: null,
  doses: null,
  lastCheckIn: null,
  lastHeard: null,
  checkInMissed: null,
} as const;

/** What it says of who has died. */
const nothingKnown = {
  ...nothingSeen,
  wellBeing: null,
  standing: [],
  checkIn: null,
  nextVisit: null,
  nextHomeVisit: null,
  phone: null,
};

/** One elder at a glance; writes the access log when it shows something about their health. */
async function glanceAt(
  platform: Platform,
  caller: Caller,
  elder: Elder,
  { death, sources }: { readonly death: Glance['death']; readonly sources: GlanceSources },
): Promise<Glance> {
  const access = accessOf(elder, caller);
  const may = (permission: Elder['permissions'][number]) => elder.permissions.includes(permission);
  if (death) return { elder, death, ...nothingKnown };
  const common = {
    elder,
    nextVisit: may('bookings:manage') ? await sources.nextAppointment(elder.id) : null,
    nextHomeVisit:
      may('bookings:manage') || may('health:read') ? await sources.nextHomeVisit(elder.id) : null,
    phone:
      alertsShownBy(elder.permissions) === 'nothing'
        ? null
        : ((await findReachable(platform.db, elder.id))?.phoneNumber ?? null),
  };
  if (may('health:read')) {
    await logAccess(platform, access, 'summary');
    return { ...common, ...(await healthAtAGlance(platform, access, sources)) };
  }
  return {
    ...common,
    ...nothingSeen,
    ...(await wellBeingShown(platform, access, sources)),
  };
}

/**
 * The elders of the caller's circles and current appointments at a glance, without the caller, who
 * has a dashboard of their own.
 */
export async function listGlances(
  platform: Platform,
  caller: Caller,
  sources: GlanceSources,
): Promise<Glance[]> {
  const elders = (await listElders(platform, caller)).filter(({ by }) => by !== 'self');
  const deaths = await presentDeaths(
    platform.db,
    elders.map((elder) => accessOf(elder, caller)),
  );
  const glances: Glance[] = [];
  // One after the other, so that one dashboard does not take all database connections.
  for (const elder of elders) {
    const death = deaths.get(elder.id);
    glances.push(await glanceAt(platform, caller, elder, { death, sources }));
  }
  return glances;
}
