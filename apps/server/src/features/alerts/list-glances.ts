import { dayInMs } from '@hafi/base/time';
import type { Role } from '@hafi/contract/accounts/roles';
import { type Glance, unheardDays, type WellBeing } from '@hafi/contract/alerts/glance.schemas';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Platform } from '../../platform/platform.ts';
import { type ElderAccess, listElders, logAccess } from '../circle/circle.public.ts';
import { findLatest, presentReadings } from '../vitals/vitals.public.ts';
import type { AlertRow } from './alerts.repo.ts';
import { findOpenAlerts } from './alerts.repo.ts';

/** What other features know of an elder's day; callers must have checked access. */
export interface GlanceSources {
  readonly doses: (elderId: string) => Promise<NonNullable<Glance['doses']>>;
  readonly lastCheckIn: (elderId: string) => Promise<Glance['lastCheckIn']>;
  readonly nextVisit: (elderId: string) => Promise<Glance['nextVisit']>;
}

interface Caller {
  readonly personId: string;
  readonly roles: readonly Role[];
}

/** An elder's well-being from what is known now: the most severe level that applies. */
export function wellBeingOf(
  known: Pick<Glance, 'doses'> & {
    readonly alerts: readonly Pick<AlertRow, 'level'>[];
    /** The time of their last reading, dose or check-in. */
    readonly lastHeard: Date | undefined;
  },
  now: Date,
): WellBeing {
  const { alerts, doses, lastHeard } = known;
  if (alerts.some(({ level }) => level === 'urgent')) return 'urgent';
  if (alerts.length > 0 || (doses?.missed ?? 0) > 0) return 'look';
  const heard = lastHeard && now.getTime() - lastHeard.getTime() < unheardDays * dayInMs;
  return heard || (doses?.taken ?? 0) > 0 ? 'well' : 'unheard';
}

const accessOf = (elder: Elder, { personId }: Caller): ElderAccess => {
  const { by, decidesAs, id, permissions, relation } = elder;
  return { by, decidesAs, permissions, relation, elderId: id, personId };
};

/** How an elder is. Callers must have checked access and written the access log. */
export async function healthAtAGlance(
  platform: Platform,
  access: ElderAccess,
  sources: Pick<GlanceSources, 'doses' | 'lastCheckIn'>,
) {
  const { elderId } = access;
  const rows = await findLatest(platform.db, elderId);
  const alerts = await findOpenAlerts(platform.db, [elderId]);
  const doses = await sources.doses(elderId);
  const lastCheckIn = await sources.lastCheckIn(elderId);
  const heard = [...(rows[0] ? [rows[0].takenAt] : []), ...(lastCheckIn ? [lastCheckIn] : [])];
  const lastHeard = heard.map((at) => new Date(at)).toSorted((a, b) => +b - +a)[0];
  return {
    wellBeing: wellBeingOf({ alerts, doses, lastHeard }, platform.clock.now()),
    readings: await presentReadings(platform.db, rows, access),
    openAlerts: alerts.length,
    doses,
    lastCheckIn,
  };
}

/** One elder at a glance; writes the access log when it shows something about their health. */
async function glanceAt(
  platform: Platform,
  caller: Caller,
  elder: Elder,
  sources: GlanceSources,
): Promise<Glance> {
  const access = accessOf(elder, caller);
  const may = (permission: Elder['permissions'][number]) => elder.permissions.includes(permission);
  const visit = may('bookings:manage') ? await sources.nextVisit(elder.id) : null;
  if (!may('health:read')) {
    const unseen = {
      wellBeing: null,
      readings: null,
      openAlerts: null,
      doses: null,
      lastCheckIn: null,
    };
    return { elder, ...unseen, nextVisit: visit };
  }
  await logAccess(platform, access, 'summary');
  return { elder, ...(await healthAtAGlance(platform, access, sources)), nextVisit: visit };
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
  const glances: Glance[] = [];
  // One after the other, so that one dashboard does not take all database connections.
  for (const elder of elders) glances.push(await glanceAt(platform, caller, elder, sources));
  return glances;
}
