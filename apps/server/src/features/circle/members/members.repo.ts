import { type Permission, relatives } from '@hafi/contract/circle/circle-terms';
import {
  and,
  countDistinct,
  desc,
  eq,
  inArray,
  isNull,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { tookRow } from '../../../platform/db/locks.ts';
import { idList, preparedOnce } from '../../../platform/db/prepared.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { circleMembers } from '../circle.tables.ts';

export type MemberRow = typeof circleMembers.$inferSelect;

/** For {@link updateMember}: nobody vouches for the member's number. */
export const nobodyVouches = { vouchedPhone: null, vouchedBy: null, vouchedAt: null } as const;

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

const membersOfElders = preparedOnce((db) => {
  const { elderId, endedAt } = circleMembers;
  return db
    .select()
    .from(circleMembers)
    .where(and(sql`${elderId} = any(${sql.placeholder('ids')}::uuid[])`, isNull(endedAt)))
    .prepare('circles_of_elders');
});

/** The members of an elder's circle, longest membership first. */
export async function findMembers(db: Db, elderId: string): Promise<MemberRow[]> {
  return membersOfElder(db).execute({ id: elderId });
}

/** The members of several elders' circles. */
export async function findMembersOf(db: Db, elderIds: readonly string[]): Promise<MemberRow[]> {
  if (elderIds.length === 0) return [];
  return membersOfElders(db).execute({ ids: idList(elderIds) });
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

/** Who was removed from these circles by somebody else and has not come back: when, the last time. */
export async function findRemoved(
  db: Db,
  elderIds: readonly string[],
): Promise<{ elderId: string; personId: string; at: Date }[]> {
  if (elderIds.length === 0) return [];
  const { elderId, endedAt, endedBy, personId } = circleMembers;
  const rows = await db
    .selectDistinctOn([elderId, personId], { elderId, personId, at: endedAt, by: endedBy })
    .from(circleMembers)
    .where(inArray(elderId, [...elderIds]))
    // The current membership first: in Postgres null is the greatest.
    .orderBy(elderId, personId, desc(endedAt));
  return rows.flatMap(({ at, by, ...row }) =>
    at && by && by !== row.personId ? [{ ...row, at }] : [],
  );
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

/** How many people belong to an elder's circle as a relative. */
export async function countRelatives(db: Db): Promise<number> {
  const [row] = await db
    .select({ people: countDistinct(circleMembers.personId) })
    .from(circleMembers)
    .where(and(isNull(circleMembers.endedAt), inArray(circleMembers.relation, [...relatives])));
  return row?.people ?? 0;
}

/**
 * Whether there is a circle in which both are the elder, or a member who has the permission. An
 * elder counts as one who has it.
 */
export async function shareCircle(
  db: Db,
  one: string,
  other: string,
  permission: Permission,
): Promise<boolean> {
  const [row] = await sharedCircle(db).execute({ one, other, permission });
  return row !== undefined;
}

const sharedCircle = preparedOnce((db) => {
  const { decidesAs, elderId, endedAt, personId, permissions } = circleMembers;
  const [one, other] = [sql.placeholder('one'), sql.placeholder('other')];
  const holds = sql`(${decidesAs} is not null
    or ${sql.placeholder('permission')} = any(${permissions}))`;
  const circlesOf = (person: Placeholder) => sql`(select ${elderId} from ${circleMembers}
    where ${personId} = ${person} and ${endedAt} is null and ${holds})`;
  return db
    .select({ elderId })
    .from(circleMembers)
    .where(
      and(
        isNull(endedAt),
        holds,
        or(
          and(eq(personId, one), or(eq(elderId, other), sql`${elderId} in ${circlesOf(other)}`)),
          and(eq(personId, other), eq(elderId, one)),
        ),
      ),
    )
    .limit(1)
    .prepare('circle_shared');
});
