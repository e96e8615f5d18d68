import type { Role } from '@hafi/contract/accounts/roles';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { type Glance, unheardDays, type WellBeing } from '@hafi/contract/health/glance.schemas';
import type { Platform } from '../../platform/platform.ts';
import { type ElderAccess, listElders, logAccess } from '../circle/circle.public.ts';
import type { AlertRow } from './alerts.repo.ts';
import { findOpenAlerts } from './alerts.repo.ts';
import { findLatest } from './readings.repo.ts';
import { presentReadings } from './vitals.presenter.ts';

/** What other features know of an elder's day; for callers let in before. */
export interface GlanceSources {
  readonly doses: (elderId: string) => Promise<NonNullable<Glance['doses']>>;
  readonly nextVisit: (elderId: string) => Promise<Glance['nextVisit']>;
}

interface Caller {
  readonly personId: string;
  readonly roles: readonly Role[];
}

const dayInMs = 86_400_000;

/** Whether all is well, by what is known now. The gravest counts. */
export function wellBeingOf(
  known: Pick<Glance, 'doses'> & {
    readonly alerts: readonly Pick<AlertRow, 'level'>[];
    /** When something was last measured. */
    readonly lastReading: Date | undefined;
  },
  now: Date,
): WellBeing {
  const { alerts, doses, lastReading } = known;
  if (alerts.some(({ level }) => level === 'urgent')) return 'urgent';
  if (alerts.length > 0 || (doses?.missed ?? 0) > 0) return 'look';
  const heard = lastReading && now.getTime() - lastReading.getTime() < unheardDays * dayInMs;
  return heard || (doses?.taken ?? 0) > 0 ? 'well' : 'unheard';
}

const accessOf = (elder: Elder, { personId }: Caller): ElderAccess => {
  const { by, decidesAs, id, permissions, relation } = elder;
  return { by, decidesAs, permissions, relation, elderId: id, personId };
};

/** How an elder is, for callers that may read it and have written the look down. */
export async function healthAtAGlance(
  platform: Platform,
  access: ElderAccess,
  dosesOf: GlanceSources['doses'],
) {
  const { elderId } = access;
  const rows = await findLatest(platform.db, elderId);
  const alerts = await findOpenAlerts(platform.db, [elderId]);
  const doses = await dosesOf(elderId);
  const lastReading = rows[0]?.takenAt;
  return {
    wellBeing: wellBeingOf({ alerts, doses, lastReading }, platform.clock.now()),
    readings: await presentReadings(platform.db, rows, access),
    openAlerts: alerts.length,
    doses,
  };
}

/** One elder at a glance; the look is written down when it shows something of their health. */
async function glanceAt(
  platform: Platform,
  caller: Caller,
  elder: Elder,
  { doses: dosesOf, nextVisit }: GlanceSources,
): Promise<Glance> {
  const access = accessOf(elder, caller);
  const may = (permission: Elder['permissions'][number]) => elder.permissions.includes(permission);
  const visit = may('bookings:manage') ? await nextVisit(elder.id) : null;
  if (!may('health:read')) {
    const unseen = { wellBeing: null, readings: null, openAlerts: null, doses: null };
    return { elder, ...unseen, nextVisit: visit };
  }
  await logAccess(platform, access, 'summary');
  return { elder, ...(await healthAtAGlance(platform, access, dosesOf)), nextVisit: visit };
}

/** The elders of the caller's circles and near visits at a glance; oneself has a dashboard of one's own. */
export async function listGlances(
  platform: Platform,
  caller: Caller,
  sources: GlanceSources,
): Promise<Glance[]> {
  const elders = (await listElders(platform, caller)).filter(({ by }) => by !== 'self');
  const glances: Glance[] = [];
  // One after the other: a burst for one dashboard must not take all connections.
  for (const elder of elders) glances.push(await glanceAt(platform, caller, elder, sources));
  return glances;
}
