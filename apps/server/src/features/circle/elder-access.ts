import type { Permission } from '@hafi/contract/circle/circle-terms';
import { permissions } from '@hafi/contract/circle/circle-terms';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type ElderAccess,
  may,
  mayDecide,
  permissionsOf,
  visitPermissions,
} from './circle.policy.ts';
import { findMember, isOnVisit, type MemberRow } from './members/members.repo.ts';

/** Who asks to be let in. */
export type Asks = Pick<Principal, 'personId' | 'roles'>;

/** How the caller stands to an elder; null when not at all. */
export async function findAccess(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  caller: Asks,
  elderId: string,
): Promise<ElderAccess | null> {
  const { personId, roles } = caller;
  if (personId === elderId) return accessOf(caller, elderId, undefined, false);
  const member = await findMember(db, elderId, personId);
  const visits = roles.includes('DOCTOR') && (await isOnVisit(db, elderId, personId, clock.now()));
  return accessOf(caller, elderId, member, visits);
}

/** The same by what is known: the caller's membership, and whether a visit of theirs is near. */
export function accessOf(
  { personId, roles }: Asks,
  elderId: string,
  member: Pick<MemberRow, 'decidesAs' | 'permissions' | 'relation'> | undefined,
  visits: boolean,
): ElderAccess | null {
  const common = { elderId, personId };
  if (personId === elderId) {
    if (!roles.includes('PATIENT')) return null;
    return { ...common, by: 'self', relation: null, decidesAs: null, permissions };
  }
  const onVisit = visits && roles.includes('DOCTOR');
  if (member) {
    const granted = permissionsOf(member.permissions, member.decidesAs);
    return {
      ...common,
      by: 'circle',
      relation: member.relation,
      decidesAs: member.decidesAs,
      permissions: onVisit ? [...new Set([...granted, ...visitPermissions])] : granted,
    };
  }
  if (!onVisit) return null;
  const permitted = visitPermissions;
  return { ...common, by: 'visit', relation: 'doctor', decidesAs: null, permissions: permitted };
}

/**
 * Lets pass who may do with an elder's data what the permission names.
 * @throws Problem not-found for everybody else: one does not even learn that there is an elder
 */
export async function requireAccess(
  platform: Pick<Platform, 'clock' | 'db'>,
  caller: Asks,
  elderId: string,
  permission: Permission,
): Promise<ElderAccess> {
  const access = await findAccess(platform, caller, elderId);
  if (!access || !may(access, permission)) throw new Problem(coreErrors['not-found']);
  return access;
}

/**
 * How somebody stands to an elder by their membership of the circle alone, whatever their roles; null
 * for everybody else, also for the elder and for the doctor of a visit.
 */
export async function findMemberAccess(
  { db }: Pick<Platform, 'db'>,
  personId: string,
  elderId: string,
): Promise<ElderAccess | null> {
  const member = await findMember(db, elderId, personId);
  return accessOf({ personId, roles: [] }, elderId, member, false);
}

/**
 * Lets pass members of the circle who may do what the permission names.
 * @throws Problem not-found for everybody else, also for the elder and for the doctor of a visit
 */
export async function requireMemberAccess(
  platform: Pick<Platform, 'db'>,
  personId: string,
  elderId: string,
  permission: Permission,
): Promise<ElderAccess> {
  const access = await findMemberAccess(platform, personId, elderId);
  if (!access || !may(access, permission)) throw new Problem(coreErrors['not-found']);
  return access;
}

/**
 * Lets pass the members of an elder's circle alone, and not the elder.
 * @throws Problem not-found for everybody else
 */
export async function requireMember(
  { db }: Pick<Platform, 'db'>,
  personId: string,
  elderId: string,
): Promise<MemberRow> {
  const member = await findMember(db, elderId, personId);
  if (!member) throw new Problem(coreErrors['not-found']);
  return member;
}

/**
 * Lets pass who decides about an elder's circle: the elder, a representative, a manager.
 * @throws Problem not-found for everybody else
 */
export async function requireDecider(
  platform: Pick<Platform, 'clock' | 'db'>,
  caller: Asks,
  elderId: string,
): Promise<ElderAccess> {
  const access = await findAccess(platform, caller, elderId);
  if (!access || !mayDecide(access)) throw new Problem(coreErrors['not-found']);
  return access;
}
