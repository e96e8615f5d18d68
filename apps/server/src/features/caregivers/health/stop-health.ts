import { instantAt } from '@hafi/base/kigali-time';
import { minuteInMs } from '@hafi/base/time';
import type { CareStop } from '@hafi/contract/caregivers/caregivers.contract';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Dose } from '@hafi/contract/medications/medication.schemas';
import type { Platform } from '../../../platform/platform.ts';
import { type ElderAccess, openHealth } from '../../circle/circle.public.ts';
import type { Caller } from '../care-access.ts';
import type { ScheduledVisit } from '../caregiver-times.ts';
import { aidFor } from './visit-aid.ts';

/**
 * What other features know about an elder; callers must have checked access and written the access
 * log.
 */
export interface HealthSources {
  readonly health: (access: ElderAccess) => Promise<NonNullable<CareStop['health']>>;
  /** All doses of one Kigali day. */
  readonly doses: (elderId: string, day: string) => Promise<readonly Dose[]>;
}

type Shown = Pick<CareStop, 'aid' | 'doses' | 'health'>;

/** Doses of the hour before a visit may wait for the caregiver, also those from before noon. */
const dosesFromMinutes = 60;

/**
 * Those of that morning, or afternoon, until the visit ends: what was due at seven waits for who comes
 * at half past eight. Earlier ones are not offered: taken late they would meet the next.
 */
function inWindow({ dueAt }: Dose, { day, endsAt, startsAt }: ScheduledVisit): boolean {
  if (dueAt === null) return false;
  const due = Date.parse(dueAt);
  const noon = instantAt(day, '12:00').getTime();
  const half = startsAt.getTime() < noon ? instantAt(day, '00:00').getTime() : noon;
  const from = Math.min(half, startsAt.getTime() - dosesFromMinutes * minuteInMs);
  return due >= from && due <= endsAt.getTime();
}

/**
 * What a caregiver sees of an elder's health beside a visit: the elder's state (today only) and the
 * doses around that time. `expected` are the elders with a planned visit that day: whom to call is known
 * there alone. Writes the access log once per elder, however many visits there are.
 */
export function healthFor(
  platform: Platform,
  caller: Caller,
  {
    doses,
    expected,
    health,
    isToday,
  }: HealthSources & { readonly expected: ReadonlySet<string>; readonly isToday: boolean },
): (elder: Elder, planned: ScheduledVisit | null) => Promise<Shown> {
  const requested = new Map<string, Promise<Pick<Shown, 'aid' | 'health'>>>();
  const ask = async (elderId: string) => {
    const access = await openHealth(platform, caller, elderId, 'visits');
    if (!isToday) return { health: null, aid: null };
    return {
      health: await health(access),
      aid: await aidFor(platform, access, { withCalls: expected.has(elderId) }),
    };
  };
  return async ({ id, permissions }, planned) => {
    if (!permissions.includes('health:read')) return { doses: null, health: null, aid: null };
    const known = requested.get(id) ?? ask(id);
    requested.set(id, known);
    const due = planned
      ? (await doses(id, planned.day)).filter((dose) => inWindow(dose, planned))
      : [];
    return { ...(await known), doses: due };
  };
}
