import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { tookRow } from '../../../platform/db/locks.ts';
import { preparedOnce } from '../../../platform/db/prepared.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { circleMembers, visitAccess } from '../circle.tables.ts';

export type MemberRow = typeof circleMembers.$inferSelect;

/** A person's active membership in an elder's circle. */
export async function findMember(
  db: Db,
  elderId: string,
  personId: string,
): Promise<MemberRow | undefined> {
  const { elderId: elder, personId: person, endedAt } = circleMembers;
  const [row] = await db
    .select()
    .from(circleMembers)
    .where(and(eq(elder, elderId), eq(person, personId), isNull(endedAt)));
  return row;
}

const activeMembers = (name: string, column: 'elderId' | 'personId') =>
  preparedOnce((db) =>
    db
      .select()
      .from(circleMembers)
      .where(and(eq(circleMembers[column], sql.placeholder('id')), isNull(circleMembers.endedAt)))
      .orderBy(circleMembers.since)
      .prepare(name),
  );
const membersOfElder = activeMembers('circle_of_elder', 'elderId');
const membershipsOfPerson = activeMembers('circles_of_person', 'personId');

/** The members of an elder's circle, longest membership first. */
export async function findMembers(db: Db, elderId: string): Promise<MemberRow[]> {
  return membersOfElder(db).execute({ id: elderId });
}

/** The members of several elders' circles. */
export async function findMembersOf(db: Db, elderIds: readonly string[]): Promise<MemberRow[]> {
  if (elderIds.length === 0) return [];
  const { elderId, endedAt } = circleMembers;
  return db
    .select()
    .from(circleMembers)
    .where(and(inArray(elderId, [...elderIds]), isNull(endedAt)));
}

/** A person's active memberships, oldest first. */
export async function findMemberships(db: Db, personId: string): Promise<MemberRow[]> {
  return membershipsOfPerson(db).execute({ id: personId });
}

export async function insertMember(
  tx: Tx,
  member: typeof circleMembers.$inferInsert,
): Promise<void> {
  await tx.insert(circleMembers).values(member);
}

export async function updateMember(
  tx: Tx,
  id: string,
  change: Partial<typeof circleMembers.$inferInsert>,
): Promise<void> {
  await tx.update(circleMembers).set(change).where(eq(circleMembers.id, id));
}

/** Whether a booking gives a doctor access to an elder's health now. */
export async function isOnVisit(
  db: Db,
  elderId: string,
  personId: string,
  now: Date,
): Promise<boolean> {
  const { closesAt, elderId: elder, opensAt, personId: person } = visitAccess;
  const [row] = await db
    .select({ bookingId: visitAccess.bookingId })
    .from(visitAccess)
    .where(and(eq(person, personId), eq(elder, elderId), lte(opensAt, now), gt(closesAt, now)))
    .limit(1);
  return row !== undefined;
}

/** The elders whose health a doctor may read now because of an appointment. */
export async function findVisitedElders(db: Db, personId: string, now: Date): Promise<string[]> {
  const { closesAt, elderId, opensAt, personId: person } = visitAccess;
  const rows = await db
    .selectDistinct({ elderId })
    .from(visitAccess)
    .where(and(eq(person, personId), lte(opensAt, now), gt(closesAt, now)));
  return rows.map((row) => row.elderId);
}

/** The doctors, as persons, with access to an elder now because of an appointment. */
export async function findVisitors(db: Db, elder: string, now: Date): Promise<string[]> {
  const { closesAt, elderId, opensAt, personId } = visitAccess;
  const rows = await db
    .selectDistinct({ personId })
    .from(visitAccess)
    .where(and(eq(elderId, elder), lte(opensAt, now), gt(closesAt, now)));
  return rows.map((row) => row.personId);
}

/** Sets the access period of a booking, replacing the previous one. */
export async function putVisitAccess(
  tx: Tx,
  access: typeof visitAccess.$inferInsert,
): Promise<void> {
  await tx
    .insert(visitAccess)
    .values(access)
    .onConflictDoUpdate({ target: visitAccess.bookingId, set: access });
}

export async function deleteVisitAccess(tx: Tx, bookingId: string): Promise<void> {
  await tx.delete(visitAccess).where(eq(visitAccess.bookingId, bookingId));
}

/** As {@link findMember}, with the row locked, so that changes are serialized. */
export async function lockMember(
  tx: Tx,
  elderId: string,
  personId: string,
): Promise<MemberRow | undefined> {
  tookRow(tx, 'member', `${elderId} ${personId}`);
  const { elderId: elder, endedAt, personId: person } = circleMembers;
  const [row] = await tx
    .select()
    .from(circleMembers)
    .where(and(eq(elder, elderId), eq(person, personId), isNull(endedAt)))
    .for('update');
  return row;
}

/** The members of an elder's circle, with the rows locked. */
export async function lockMembers(tx: Tx, elderId: string): Promise<MemberRow[]> {
  const ids = (await findMembers(tx, elderId)).map(({ personId }) => personId);
  const held: MemberRow[] = [];
  for (const personId of ids.sort()) {
    const member = await lockMember(tx, elderId, personId);
    if (member) held.push(member);
  }
  return held;
}

/** All current and former memberships of a person, and of their own circle. */
export async function findMembershipsEver(db: Db, personId: string): Promise<MemberRow[]> {
  const { elderId, personId: person, since } = circleMembers;
  return db
    .select()
    .from(circleMembers)
    .where(or(eq(person, personId), eq(elderId, personId)))
    .orderBy(since);
}
