import {
  type Decider,
  type Permission,
  permissions,
  type Relation,
} from '@hafi/contract/circle/circle-terms';

import type { MemberRow } from './members/members.repo.ts';

/** How somebody stands to an elder's data, and so what they may do with it. */
export interface ElderAccess {
  readonly elderId: string;
  readonly personId: string;
  /** The elder, a member of the circle, or the doctor of a visit that is near. */
  readonly by: 'self' | 'circle' | 'visit';
  readonly relation: Relation | null;
  readonly decidesAs: Decider | null;
  readonly permissions: readonly Permission[];
}

/** What the doctor of a visit may do around it. */
export const visitPermissions: readonly Permission[] = ['health:read', 'health:write'];

/** Whoever decides in the elder's place may all that the elder may. */
export const permissionsOf = (
  granted: readonly Permission[],
  decidesAs: Decider | null,
): readonly Permission[] => (decidesAs ? permissions : granted);

/** May look at or act on what the permission names. */
export const may = (access: ElderAccess, permission: Permission): boolean =>
  access.permissions.includes(permission);

/** May invite, change, revoke, and read the logs of consent and access. */
export const mayDecide = (access: ElderAccess): boolean =>
  access.by === 'self' || access.decidesAs !== null;

/** A member as the rules see them. */
type Standing = Pick<MemberRow, 'decidesAs' | 'permissions' | 'personId'>;

/**
 * May change what a member may do, or take them out. The elder's word counts over a manager's, and
 * a court's over the elder's: a representative goes as they came, by document.
 */
export const mayChange = (access: ElderAccess, member: Standing): boolean => {
  if (!mayDecide(access) || member.personId === access.personId) return false;
  if (member.decidesAs === null) return true;
  return member.decidesAs === 'manager' && access.decidesAs !== 'manager';
};

/**
 * May write down a yes that the elder gave aloud or on paper: who decides in the elder's place, or
 * a member to whom writing health was granted. The elder has the switches themselves; the doctor of
 * a visit is no member.
 */
export const mayRecordConsents = (access: ElderAccess, own: Standing | undefined): boolean =>
  access.by === 'circle' &&
  own !== undefined &&
  (own.decidesAs !== null || own.permissions.includes('health:write'));

/** May write one down for this member: never for oneself, nor for who may do everything. */
export const mayRecordConsentFor = (
  access: ElderAccess,
  own: Standing | undefined,
  member: Standing,
): boolean =>
  mayRecordConsents(access, own) &&
  member.personId !== access.personId &&
  member.decidesAs === null;

/** Belongs to the circle: sees who else does. The doctor of a visit does not. */
export const maySeeCircle = (access: ElderAccess): boolean => access.by !== 'visit';
