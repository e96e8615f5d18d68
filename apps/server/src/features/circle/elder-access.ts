import type { Permission } from '@hafi/contract/circle/circle-terms';
import { permissions } from '@hafi/contract/circle/circle-terms';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReachable } from '../accounts/accounts.public.ts';
import {
  findAccessEnd,
  hasAppointmentAccess,
  hasAppointmentAccessSince,
} from './appointment-doctors/appointment-access.repo.ts';
import {
  accessByAppointment,
  appointmentPermissions,
  type ElderAccess,
  may,
  mayDecide,
  permissionsOf,
} from './circle.policy.ts';
import { hasLacked } from './consents/consents.repo.ts';
import { findMember, type MemberRow } from './members/members.repo.ts';

/** The person who requests access. */
export type Asks = Pick<Principal, 'personId' | 'roles'>;

/** The caller's access to an elder; null when there is none. */
export async function findAccess(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  caller: Asks,
  elderId: string,
): Promise<ElderAccess | null> {
  const { personId, roles } = caller;
  if (personId === elderId) return accessOf(caller, elderId, undefined, false);
  const member = await findMember(db, elderId, personId);
  const treats =
    roles.includes('DOCTOR') && (await hasAppointmentAccess(db, elderId, personId, clock.now()));
  return accessOf(caller, elderId, member, treats);
}

/**
 * As {@link findAccess}, from loaded data: the caller's membership, and whether an appointment
 * gives access.
 */
export function accessOf(
  { personId, roles }: Asks,
  elderId: string,
  member: Pick<MemberRow, 'decidesAs' | 'permissions' | 'relation'> | undefined,
  treats: boolean,
): ElderAccess | null {
  const common = { elderId, personId };
  if (personId === elderId) {
    if (!roles.includes('PATIENT')) return null;
    return { ...common, by: 'self', relation: null, decidesAs: null, permissions };
  }
  const byAppointment = treats && roles.includes('DOCTOR');
  if (member) {
    const granted = permissionsOf(member.permissions, member.decidesAs);
    return {
      ...common,
      by: 'circle',
      relation: member.relation,
      decidesAs: member.decidesAs,
      permissions: byAppointment ? [...new Set([...granted, ...appointmentPermissions])] : granted,
    };
  }
  if (!byAppointment) return null;
  return accessByAppointment(elderId, personId);
}

/**
 * A person's access to an elder's health for what they gave away at `since` (a link); null when they
 * may not read it now, when they are suspended, or when the right by which they gave it was taken
 * from them or ran out in between: what ended with a right or an appointment does not come back with another.
 */
export async function findLastingAccess(
  platform: Pick<Platform, 'clock' | 'db'>,
  giver: Asks,
  elderId: string,
  since: Date,
): Promise<ElderAccess | null> {
  const { clock, db } = platform;
  if (!(await findReachable(db, giver.personId))) return null;
  const access = await findAccess(platform, giver, elderId);
  if (!access || !may(access, 'health:read')) return null;
  if (access.by === 'self') return access;
  const given = { elderId, personId: giver.personId, since };
  const member = await findMember(db, elderId, giver.personId);
  const read = 'health:read';
  const isReader = member && permissionsOf(member.permissions, member.decidesAs).includes(read);
  if (isReader && member.since <= since && !(await hasLacked(db, { ...given, permission: read }))) {
    return access;
  }
  const treats =
    giver.roles.includes('DOCTOR') && (await hasAppointmentAccessSince(db, given, clock.now()));
  return treats ? access : null;
}

/**
 * When a person's reading of an elder's health ends by itself; null where it lasts until somebody
 * ends it: the elder's own, and that of a member who was allowed to read.
 */
export async function accessEndsAt(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  { by, elderId, personId }: ElderAccess,
): Promise<Date | null> {
  if (by === 'self') return null;
  const member = await findMember(db, elderId, personId);
  const reads = member && permissionsOf(member.permissions, member.decidesAs);
  if (reads?.includes('health:read')) return null;
  return findAccessEnd(db, elderId, personId, clock.now());
}

/**
 * Requires a permission on an elder's data.
 * @throws Problem not-found for everybody else, so that nobody learns that the elder exists
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
 * A person's access by circle membership alone; null for everybody else, including the elder and
 * the doctor of an appointment.
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
 * Requires circle membership with a permission.
 * @throws Problem not-found for everybody else, including the elder and the doctor of an
 * appointment
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
 * Requires membership of an elder's circle; the elder is no member.
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
 * Requires that the caller decides about the elder's circle: the elder, a representative or a
 * manager.
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
