import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ElderAccess, findAccess, membersOf } from '../circle/circle.public.ts';

/** The caller. */
export type Caller = Pick<Principal, 'personId' | 'roles'>;

/**
 * Requires access to the elder, by a rule.
 * @throws Problem not-found for everybody else
 */
export async function requireCare(
  platform: Pick<Platform, 'clock' | 'db'>,
  caller: Caller,
  elderId: string,
  rule: (access: ElderAccess) => boolean,
): Promise<ElderAccess> {
  const access = await findAccess(platform, caller, elderId);
  if (!access || !rule(access)) throw new Problem(coreErrors['not-found']);
  return access;
}

/** The caregivers of an elder's circle, by person, with the time since when. */
export async function caregiversOf(db: Db, elderId: string): Promise<ReadonlyMap<string, Date>> {
  const members = (await membersOf(db, elderId)).filter(({ relation }) => relation === 'caregiver');
  return new Map(members.map(({ personId, since }) => [personId, since]));
}

/**
 * Whether a schedule is valid: its caregiver has been one in the circle since before it was made. A
 * caregiver who was removed and returns starts without schedules.
 */
export const isHeld = (schedule: { readonly createdAt: Date }, since: Date | undefined): boolean =>
  since !== undefined && since <= schedule.createdAt;
