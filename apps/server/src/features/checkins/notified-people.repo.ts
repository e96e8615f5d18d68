import { and, asc, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { expectedCheckInPeople, expectedCheckIns } from './checkins.tables.ts';

export type NotifiedRow = typeof expectedCheckInPeople.$inferSelect;

type NewNotifiedRow = typeof expectedCheckInPeople.$inferInsert;

/** Rows per statement: more would exceed the limit of query parameters. */
const chunk = 1000;

/** Stores who was notified; the first time stays, with the last message. */
export async function insertNotified(tx: Tx, rows: readonly NewNotifiedRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += chunk) {
    await insertSome(tx, rows.slice(from, from + chunk));
  }
}

async function insertSome(tx: Tx, rows: readonly NewNotifiedRow[]): Promise<void> {
  const { expectedId, noticeId, personId, phone } = expectedCheckInPeople;
  const set = { noticeId: sql`coalesce(excluded.notice_id, ${noticeId})` };
  const people = rows.filter((row) => row.personId);
  const phones = rows.filter((row) => !row.personId);
  if (people.length > 0) {
    await tx
      .insert(expectedCheckInPeople)
      .values(people)
      .onConflictDoUpdate({
        target: [expectedId, personId],
        targetWhere: sql`person_id is not null`,
        set,
      });
  }
  if (phones.length > 0) {
    await tx
      .insert(expectedCheckInPeople)
      .values(phones)
      .onConflictDoUpdate({
        target: [expectedId, phone],
        targetWhere: sql`person_id is null`,
        set,
      });
  }
}

/** Who was notified of these, first first. */
export async function findNotifiedPeople(
  db: Db,
  expectedIds: readonly string[],
): Promise<NotifiedRow[]> {
  if (expectedIds.length === 0) return [];
  return db
    .select()
    .from(expectedCheckInPeople)
    .where(inArray(expectedCheckInPeople.expectedId, [...expectedIds]))
    .orderBy(asc(expectedCheckInPeople.toldAt), asc(expectedCheckInPeople.id));
}

/** A late check-in of which a phone was notified, that is waited for. */
export interface NotifiedPhone {
  readonly notified: NotifiedRow;
  readonly row: typeof expectedCheckIns.$inferSelect;
}

/**
 * The late check-ins that go on, of which this phone of a named contact, or one of these people, was
 * told since; last first.
 */
export async function findNotifiedOfPhone(
  db: Db,
  { people, phone, since }: { phone: string; people: readonly string[]; since: Date },
): Promise<NotifiedPhone[]> {
  return db
    .select({ notified: expectedCheckInPeople, row: expectedCheckIns })
    .from(expectedCheckInPeople)
    .innerJoin(expectedCheckIns, eq(expectedCheckIns.id, expectedCheckInPeople.expectedId))
    .where(
      and(
        or(
          and(eq(expectedCheckInPeople.phone, phone), isNull(expectedCheckInPeople.personId)),
          inArray(expectedCheckInPeople.personId, [...people]),
        ),
        gte(expectedCheckIns.toldAt, since),
        isNull(expectedCheckIns.answeredAt),
      ),
    )
    .orderBy(desc(expectedCheckInPeople.toldAt));
}
