import { minuteInMs } from '@hafi/base/time';
import type { CareStop } from '@hafi/contract/caregivers/caregivers.contract';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Dose } from '@hafi/contract/medications/medication.schemas';
import type { Platform } from '../../platform/platform.ts';
import { type ElderAccess, openHealth } from '../circle/circle.public.ts';
import type { Caller } from './care-access.ts';
import type { ScheduledVisit } from './caregiver-times.ts';

/**
 * What other features know about an elder; callers must have checked access and written the access
 * log.
 */
export interface HealthSources {
  readonly health: (access: ElderAccess) => Promise<NonNullable<CareStop['health']>>;
  /** All doses of one Kigali day. */
  readonly doses: (elderId: string, day: string) => Promise<readonly Dose[]>;
}

type Shown = Pick<CareStop, 'doses' | 'health'>;

/**
 * Doses are shown from this many minutes before a visit, because they may wait for the caregiver.
 */
const dosesFromMinutes = 60;

function inWindow({ dueAt }: Dose, { endsAt, startsAt }: ScheduledVisit): boolean {
  if (dueAt === null) return false;
  const due = Date.parse(dueAt);
  return due >= startsAt.getTime() - dosesFromMinutes * minuteInMs && due <= endsAt.getTime();
}

/**
 * What a caregiver sees of an elder's health beside a visit: the elder's state (today only) and the
 * doses around that time. Writes the access log once per elder, however many visits there are.
 */
export function healthFor(
  platform: Platform,
  caller: Caller,
  { doses, health, isToday }: HealthSources & { readonly isToday: boolean },
): (elder: Elder, planned: ScheduledVisit | null) => Promise<Shown> {
  const asked = new Map<string, Promise<CareStop['health']>>();
  const ask = async (elderId: string) => {
    const access = await openHealth(platform, caller, elderId, 'visits');
    return isToday ? health(access) : null;
  };
  return async ({ id, permissions }, planned) => {
    if (!permissions.includes('health:read')) return { doses: null, health: null };
    const known = asked.get(id) ?? ask(id);
    asked.set(id, known);
    const due = planned
      ? (await doses(id, planned.day)).filter((dose) => inWindow(dose, planned))
      : [];
    return { health: await known, doses: due };
  };
}
