import { hourInMs } from '@hafi/base/time';
import type { Permission } from '@hafi/contract/circle/circle-terms';
import { visitAccessHours } from '@hafi/contract/circle/circle-terms';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { logAccess, logLinkLook, openHealth } from './access-log/log-access.ts';
import { type Around, aroundElder, enterCircle } from './around-elder.ts';
import { type ElderAccess, may, mayDecide, permissionsOf } from './circle.policy.ts';
import {
  findAccess,
  findMemberAccess,
  requireAccess,
  requireMemberAccess,
} from './elder-access.ts';
import { listElders } from './list-elders.ts';
import {
  deleteVisitAccess,
  findMembers,
  findMemberships,
  findMembersOf,
  type MemberRow,
  putVisitAccess,
} from './members/members.repo.ts';

export {
  type Around,
  aroundElder,
  type ElderAccess,
  enterCircle,
  findAccess,
  findMemberAccess,
  listElders,
  logAccess,
  logLinkLook,
  may,
  mayDecide,
  openHealth,
  requireAccess,
  requireMemberAccess,
};

/** A living membership, as other features may know it. */
export type CircleMember = Pick<
  MemberRow,
  'elderId' | 'id' | 'permissions' | 'personId' | 'relation' | 'since' | 'updatedAt'
>;

/** Everybody of an elder's circle, with what they may do; for callers let in before. */
export async function membersOf(db: Db, elderId: string): Promise<CircleMember[]> {
  const members = await findMembers(db, elderId);
  return members.map((member) => ({
    ...member,
    permissions: [...permissionsOf(member.permissions, member.decidesAs)],
  }));
}

/** The circles that somebody belongs to; for what they themselves ask. */
export async function membershipsOf(db: Db, personId: string): Promise<CircleMember[]> {
  const members = await findMemberships(db, personId);
  return members.map((member) => ({
    ...member,
    permissions: [...permissionsOf(member.permissions, member.decidesAs)],
  }));
}

/** Who of an elder's circle has a permission: the ids of the people, the elder not among them. */
export async function circleWith(
  db: Db,
  elderId: string,
  permission: Permission,
): Promise<string[]> {
  const members = await findMembers(db, elderId);
  return members
    .filter(({ decidesAs, permissions }) => decidesAs || permissions.includes(permission))
    .map(({ personId }) => personId);
}

/** The same for many elders in one statement: the ids of the people, by elder. */
export async function circlesWith(
  db: Db,
  elderIds: readonly string[],
  permission: Permission,
): Promise<ReadonlyMap<string, string[]>> {
  const members = (await findMembersOf(db, elderIds)).filter(
    ({ decidesAs, permissions }) => decidesAs || permissions.includes(permission),
  );
  const circles = new Map<string, string[]>();
  for (const { elderId, personId } of members) {
    circles.set(elderId, [...(circles.get(elderId) ?? []), personId]);
  }
  return circles;
}

/** The elders in whose circle somebody is with a permission. */
export async function eldersWith(
  db: Db,
  personId: string,
  permission: Permission,
): Promise<string[]> {
  const memberships = await findMemberships(db, personId);
  return memberships
    .filter(({ decidesAs, permissions }) => decidesAs || permissions.includes(permission))
    .map(({ elderId }) => elderId);
}

/**
 * Lets the doctor of an accepted booking see the elder's health from a day before the visit until a
 * day after it, in the transaction that accepts or moves it.
 */
export async function openVisitAccess(
  tx: Tx,
  visit: {
    readonly bookingId: string;
    readonly elderId: string;
    /** The doctor's person. */
    readonly personId: string;
    readonly startsAt: Date;
    readonly endsAt: Date;
  },
): Promise<void> {
  const { startsAt, endsAt, ...who } = visit;
  await putVisitAccess(tx, {
    ...who,
    opensAt: new Date(startsAt.getTime() - visitAccessHours.before * hourInMs),
    closesAt: new Date(endsAt.getTime() + visitAccessHours.after * hourInMs),
  });
}

/** Ends the access of a booking that is cancelled, or waits for the doctor's word again. */
export function closeVisitAccess(tx: Tx, bookingId: string): Promise<void> {
  return deleteVisitAccess(tx, bookingId);
}
