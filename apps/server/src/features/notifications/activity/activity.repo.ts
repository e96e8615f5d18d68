import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { insertOnce } from '../../../platform/db/insert-once.ts';
import { newestFirst } from '../../../platform/db/keyset.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Wanted } from '../../../platform/http/read-page.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { activities } from '../notifications.tables.ts';
import type { Act } from './act.ts';
import type { Readable } from './activity.policy.ts';

export type ActivityRow = typeof activities.$inferSelect;

/** In milliseconds, the precision of a cursor. */
const databaseNow = sql`date_trunc('milliseconds', now())`;

const rowOf = (act: Act) => ({
  id: newId(),
  personId: act.about,
  actorId: act.by,
  kind: act.kind,
  ref: act.ref ?? null,
  key: act.key ?? null,
  actorKeeps: act.actorKeeps ?? false,
  textId: act.text.id,
  values: act.values ?? {},
  at: act.at,
});

export async function insertActivities(tx: Tx, acts: readonly Act[]): Promise<void> {
  const [first, ...others] = acts.map(rowOf);
  if (first) await insertLines(tx, [first, ...others]);
}

const insertLines = insertOnce(activities, (rows) => rows.onConflictDoNothing(), {
  at: databaseNow,
});

const counted = sql<number>`coalesce((${activities.values} ->> 'count')::int, 0)`;
const withCount = (count: SQL) =>
  sql`jsonb_set(${activities.values}, '{count}', to_jsonb(${count}))`;

/** In one statement, so that acts at the same moment all count. */
export async function countUp(tx: Tx, act: Act): Promise<void> {
  const row = rowOf(act);
  const values = { ...row.values, count: 1 };
  await tx
    .insert(activities)
    .values({ ...row, values, at: row.at ?? databaseNow })
    .onConflictDoUpdate({
      target: activities.key,
      set: { values: withCount(sql`${counted} + 1`) },
    });
}

export async function uncount(tx: Tx, key: string): Promise<void> {
  const withKey = eq(activities.key, key);
  const left = await tx
    .update(activities)
    .set({ values: withCount(sql`${counted} - 1`) })
    .where(withKey)
    .returning({ count: counted });
  if (left.some(({ count }) => count <= 0)) await tx.delete(activities).where(withKey);
}

export async function deleteAbout(
  tx: Tx,
  { about, kind, ref }: { about: string; kind: NonNullable<ActivityRow['kind']>; ref: string },
): Promise<void> {
  const { kind: ofKind, personId, ref: ofRef } = activities;
  await tx.delete(activities).where(and(eq(ofRef, ref), eq(ofKind, kind), eq(personId, about)));
}

export async function deleteOf(tx: Tx, personId: string): Promise<void> {
  await tx.delete(activities).where(eq(activities.personId, personId));
  await tx.update(activities).set({ actorId: null }).where(eq(activities.actorId, personId));
}

const newestActivity = newestFirst(activities.at, activities.id);

/** What is about a person, whoever did it. */
export async function findActivitiesAbout(
  db: Db,
  personId: string,
  { after, limit }: Wanted,
): Promise<ActivityRow[]> {
  return db
    .select()
    .from(activities)
    .where(and(eq(activities.personId, personId), newestActivity.beyond(after)))
    .orderBy(...newestActivity.by)
    .limit(limit);
}

/** What a person may read now: about themselves, about elders by kind, and what they did. */
export async function findActivities(
  db: Db,
  { elderId, personId, readable }: ReadersActivity,
  { after, limit }: Wanted,
): Promise<ActivityRow[]> {
  const { actorId, actorKeeps, kind, personId: about } = activities;
  const isActor = eq(actorId, personId);
  const permitted = readable.flatMap(({ elders, kinds, own }) => [
    ...(elders.length > 0 ? [and(inArray(kind, [...kinds]), inArray(about, [...elders]))] : []),
    ...(own.length > 0 ? [and(isActor, inArray(kind, [...kinds]), inArray(about, [...own]))] : []),
  ]);
  const visible = or(eq(about, personId), and(isActor, eq(actorKeeps, true)), ...permitted);
  return db
    .select()
    .from(activities)
    .where(and(visible, elderId ? eq(about, elderId) : undefined, newestActivity.beyond(after)))
    .orderBy(...newestActivity.by)
    .limit(limit);
}

/** A reader, and the elders about whom they may read each kind. */
interface ReadersActivity {
  readonly personId: string;
  /** Only what is about this elder. */
  readonly elderId: string | undefined;
  readonly readable: readonly Readable[];
}
