import {
  alertsShownBy,
  type Decider,
  type Permission,
  permissions,
  type Relation,
  witnessable,
} from '@hafi/contract/circle/circle-terms';

import type { MemberRow } from './members/members.repo.ts';

/** A person's access to an elder's data, which determines what they may do. */
export interface ElderAccess {
  readonly elderId: string;
  readonly personId: string;
  /** As the elder, as a circle member, or as the doctor of a current appointment. */
  readonly by: 'self' | 'circle' | 'visit';
  readonly relation: Relation | null;
  readonly decidesAs: Decider | null;
  readonly permissions: readonly Permission[];
}

/** What a doctor may do around an appointment. */
export const appointmentPermissions: readonly Permission[] = ['health:read', 'health:write'];

/** The access of a doctor around an appointment. */
export const accessByAppointment = (elderId: string, personId: string): ElderAccess => ({
  elderId,
  personId,
  by: 'visit',
  relation: 'doctor',
  decidesAs: null,
  permissions: appointmentPermissions,
});

/** The permissions of a member; who decides for the elder has all of them. */
export const permissionsOf = (
  granted: readonly Permission[],
  decidesAs: Decider | null,
): readonly Permission[] => (decidesAs ? permissions : granted);

/** Whether this access includes a permission. */
export const may = (access: ElderAccess, permission: Permission): boolean =>
  access.permissions.includes(permission);

/**
 * Whether the person may invite, change and revoke members, and read the consent and access logs.
 */
export const mayDecide = (access: ElderAccess): boolean =>
  access.by === 'self' || access.decidesAs !== null;

/** A member, as far as the rules need. */
type MemberRights = Pick<MemberRow, 'decidesAs' | 'permissions' | 'personId'>;

/**
 * Whether the person may change a member's permissions or remove them. The elder outranks a
 * manager; a court outranks the elder, so a representative is removed only by a coordinator, by
 * document.
 */
export const mayChange = (access: ElderAccess, member: MemberRights): boolean => {
  if (!mayDecide(access) || member.personId === access.personId) return false;
  if (member.decidesAs === null) return true;
  return member.decidesAs === 'manager' && access.decidesAs !== 'manager';
};

/**
 * Whether the person may record consent that the elder gave orally or on paper: who decides for the
 * elder, or a member with permission to write health who has something to pass on. Not the elder, who sets permissions directly,
 * nor the doctor of an appointment, who is no member.
 */
export const mayRecordConsents = (access: ElderAccess, own: MemberRights | undefined): boolean =>
  access.by === 'circle' &&
  own !== undefined &&
  (own.decidesAs !== null || own.permissions.includes('health:write')) &&
  witnessable(own.permissions, own.decidesAs).length > 0;

/**
 * Whether such consent may be recorded for this member: never for oneself, nor for anyone who has
 * all permissions.
 */
export const mayRecordConsentFor = (
  access: ElderAccess,
  own: MemberRights | undefined,
  member: MemberRights,
): boolean =>
  mayRecordConsents(access, own) &&
  member.personId !== access.personId &&
  member.decidesAs === null;

/** Whether the numbers of the members are shown: to who decides, reads the health or is told of alerts. */
export const mayCallMembers = (access: ElderAccess): boolean =>
  mayDecide(access) || alertsShownBy(access.permissions) !== 'nothing';

/**
 * Whether the person may say that a member's number is theirs: who decides, or who writes the health
 * where the member who decides is the one abroad. Never for oneself.
 */
export const mayVouch = (access: ElderAccess, member: Pick<MemberRow, 'personId'>): boolean =>
  member.personId !== access.personId &&
  mayCallMembers(access) &&
  (mayDecide(access) || (access.by === 'circle' && may(access, 'health:write')));

/**
 * Whether the person belongs to the circle and may see its members. The doctor of an appointment
 * does not.
 */
export const maySeeCircle = (access: ElderAccess): boolean => access.by !== 'visit';

/** Say that an elder's death was recorded by mistake. */
export const mayWithdrawDeath = (access: ElderAccess): boolean =>
  mayDecide(access) || may(access, 'alerts:receive');
