import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ElderAccess, findAccess, membersOf } from '../circle/circle.public.ts';

/** Who calls. */
export type Caller = Pick<Principal, 'personId' | 'roles'>;

/**
 * Lets pass whom the rule lets.
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

/** The caregivers of an elder's circle: since when each is there, by person. */
export async function caregiversOf(db: Db, elderId: string): Promise<ReadonlyMap<string, Date>> {
  const members = (await membersOf(db, elderId)).filter(({ relation }) => relation === 'caregiver');
  return new Map(members.map(({ personId, since }) => [personId, since]));
}

/**
 * Whether a schedule holds: its caregiver belongs to the circle as one since before it was made. Who
 * was taken out and comes back begins anew.
 */
export const isHeld = (schedule: { readonly createdAt: Date }, since: Date | undefined): boolean =>
  since !== undefined && since <= schedule.createdAt;
