import {
  type Decider,
  type Permission,
  permissions,
  type Relation,
} from '@hafi/contract/circle/circle-terms';

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
