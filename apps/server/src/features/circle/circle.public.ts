import { hourInMs } from '@hafi/base/time';
import type { Permission } from '@hafi/contract/circle/circle-terms';
import { appointmentAccessHours } from '@hafi/contract/circle/circle-terms';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { hasViewed } from './access-log/access-log.repo.ts';
import { lastCheckOfLogs } from './access-log/last-check.ts';
import { logAccess, logLinkAccess, logWriting, openHealth } from './access-log/log-access.ts';
import { findViews } from './access-log/views.repo.ts';
import {
  appointmentClosedSince,
  deleteAppointmentAccess,
  deleteAppointmentAccessOf,
  findAppointmentTies,
  findEldersByAppointment,
  putAppointmentAccess,
} from './appointment-doctors/appointment-access.repo.ts';
import { limitsLapsed } from './circle.messages.ts';
import {
  accessByAppointment,
  type ElderAccess,
  may,
  mayCallMembers,
  mayDecide,
  permissionsOf,
} from './circle.policy.ts';
import { type CirclePeople, elderFor, enterCircle, findCircle } from './circle-people.ts';
import { hasLacked } from './consents/consents.repo.ts';
import { recordCallConsent } from './consents/record-call-consent.ts';
import type { PlannedSource } from './deaths/planned.ts';
import { presentDeaths } from './deaths/present-death.ts';
import { requireLiving } from './deaths/require-living.ts';
import { showLife } from './deaths/show-life.ts';
import {
  accessEndsAt,
  findAccess,
  findLastingAccess,
  findMemberAccess,
  requireAccess,
  requireMemberAccess,
} from './elder-access.ts';
import type { Holder, LetGo } from './let-go.ts';
import { listElders } from './list-elders.ts';
import { mayStillKnow } from './may-still-know.ts';
import {
  countRelatives,
  findMembers,
  findMemberships,
  findMembersOf,
  type MemberRow,
  shareCircle,
} from './members/members.repo.ts';
import { namedContactsOf } from './members/named-contacts.ts';
import { numberToCall } from './members/number-to-call.ts';
import { tellCheckEnded, tellMemberRenamed } from './members/tell-check-ended.ts';
import { tellReaders, tellWriting, type Writing } from './tell-writing.ts';

export { countClaimsWaiting } from './representative/representative.repo.ts';
export {
  accessByAppointment,
  accessEndsAt,
  appointmentClosedSince,
  type CirclePeople,
  countRelatives,
  type ElderAccess,
  elderFor,
  enterCircle,
  findAccess,
  findAppointmentTies,
  findCircle,
  findLastingAccess,
  findMemberAccess,
  findViews,
  type Holder,
  hasLacked,
  hasViewed,
  type LetGo,
  lastCheckOfLogs,
  limitsLapsed,
  listElders,
  logAccess,
  logLinkAccess,
  logWriting,
  may,
  mayCallMembers,
  mayDecide,
  mayStillKnow,
  namedContactsOf,
  numberToCall,
  openHealth,
  type PlannedSource,
  presentDeaths,
  recordCallConsent,
  requireAccess,
  requireLiving,
  requireMemberAccess,
  shareCircle,
  showLife,
  tellCheckEnded,
  tellMemberRenamed,
  tellReaders,
  tellWriting,
  type Writing,
};

/** An active membership, as other features may know it. */
export type CircleMember = Pick<
  MemberRow,
  | 'elderId'
  | 'id'
  | 'permissions'
  | 'personId'
  | 'relation'
  | 'since'
  | 'updatedAt'
  | 'vouchedPhone'
>;

/** The members of an elder's circle with their permissions; callers must have checked access. */
export async function membersOf(db: Db, elderId: string): Promise<CircleMember[]> {
  const members = await findMembers(db, elderId);
  return members.map((member) => ({
    ...member,
    permissions: [...permissionsOf(member.permissions, member.decidesAs)],
  }));
}

/** A person's own memberships. */
export async function membershipsOf(db: Db, personId: string): Promise<CircleMember[]> {
  const members = await findMemberships(db, personId);
  return members.map((member) => ({
    ...member,
    permissions: [...permissionsOf(member.permissions, member.decidesAs)],
  }));
}

/** The ids of who decides in the elder's place: managers of the account and representatives. */
export async function decidersOf(db: Db, elderId: string): Promise<string[]> {
  const members = await findMembers(db, elderId);
  return members.filter(({ decidesAs }) => decidesAs).map(({ personId }) => personId);
}

/** The ids of the circle members with a permission, without the elder. */
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

/** The same for many elders in one query: the ids of people, by elder. */
export async function circlesWith(
  db: Db,
  elderIds: readonly string[],
  permission: Permission,
): Promise<ReadonlyMap<string, string[]>> {
  const circles = await membersWith(db, elderIds, permission);
  return new Map(
    [...circles].map(([elderId, members]) => [elderId, members.map(({ personId }) => personId)]),
  );
}

/** The members who hold a permission, with what they are to the elder, by elder. */
export async function membersWith(
  db: Db,
  elderIds: readonly string[],
  permission: Permission,
): Promise<ReadonlyMap<string, Pick<MemberRow, 'personId' | 'relation' | 'vouchedPhone'>[]>> {
  const members = (await findMembersOf(db, elderIds)).filter(
    ({ decidesAs, permissions }) => decidesAs || permissions.includes(permission),
  );
  return Map.groupBy(members, ({ elderId }) => elderId);
}

/**
 * The other elders whose bookings and help requests a person may manage now. Queried on each call,
 * because the permission may have been withdrawn since.
 */
export async function eldersKeptBy(db: Db, personId: string): Promise<ReadonlySet<string>> {
  const memberships = await findMemberships(db, personId);
  return new Set(
    memberships
      .filter(({ decidesAs, permissions }) => decidesAs || permissions.includes('bookings:manage'))
      .map(({ elderId }) => elderId),
  );
}

/**
 * Lets the doctor of an accepted booking read the elder's health from a day before the appointment
 * until a day after it. Runs in the transaction that accepts or moves the booking.
 */
export async function openAppointmentAccess(
  tx: Tx,
  appointment: {
    readonly bookingId: string;
    readonly elderId: string;
    /** The doctor, as a person. */
    readonly personId: string;
    readonly startsAt: Date;
    readonly endsAt: Date;
    /** When the patient's side booked: access that was ended since then stays ended. */
    readonly bookedAt: Date;
    readonly now: Date;
  },
): Promise<void> {
  const { bookedAt, startsAt, endsAt, now, ...who } = appointment;
  const access = {
    ...who,
    openedAt: now,
    opensAt: new Date(startsAt.getTime() - appointmentAccessHours.before * hourInMs),
    closesAt: new Date(endsAt.getTime() + appointmentAccessHours.after * hourInMs),
  };
  await putAppointmentAccess(tx, access, bookedAt);
}

/** Ends at once the access that appointments opened to a doctor whom nobody confirms any more. */
export function closeAppointmentAccessOf(tx: Tx, personId: string): Promise<void> {
  return deleteAppointmentAccessOf(tx, personId);
}

/** Ends the access of a booking that was cancelled or waits for acceptance again. */
export function closeAppointmentAccess(tx: Tx, bookingId: string): Promise<void> {
  return deleteAppointmentAccess(tx, bookingId);
}

/**
 * Who is near somebody: the elders in whose circle they are, or who have an appointment with them that is
 * open, with their circles; and the people of the own circle.
 */
export async function findRelatedPeople(db: Db, personId: string, now: Date): Promise<string[]> {
  const elders = (await findMemberships(db, personId)).map(({ elderId }) => elderId);
  const patients = await findEldersByAppointment(db, personId, now);
  const circles = [...new Set([personId, ...elders, ...patients])];
  const members = await findMembersOf(db, circles);
  return [...new Set([...circles, ...members.map((member) => member.personId)])];
}
