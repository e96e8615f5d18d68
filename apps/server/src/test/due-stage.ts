import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../platform/db/columns.ts';
import { createDue } from '../platform/due/due.ts';
import type { BatchWork, DueRow, LeasedWork } from '../platform/due/due-work.ts';
import { findSetAside } from '../platform/due/set-aside.repo.ts';
import { silentPlatform } from './silent-platform.ts';
import { testClock } from './test-clock.ts';
import { openTestDatabase } from './test-database.ts';

const chores = pgTable('chores', {
  id: uuid('id').primaryKey(),
  dueAt: instantColumn('due_at'),
  done: integer('done').notNull().default(0),
});

/**
 * Rows that are due at 08:00 in Kigali on 23 November 2026, and work on them, on a real database.
 */
export async function startDueStage() {
  const database = await openTestDatabase();
  const { db } = database;
  await db.execute(
    sql`create table chores (id uuid primary key, due_at timestamptz, done int not null default 0)`,
  );
  const clock = testClock('2026-11-23T06:00:00Z');
  const bad = new Set<string>();
  const fail = (ids: readonly string[]) => {
    if (ids.some((id) => bad.has(id))) throw new RangeError('Espérance takes amlodipine');
  };

  const batches = (more: Partial<BatchWork> = {}): BatchWork => ({
    id: 'test.batches',
    everySeconds: 2,
    batch: 100,
    take: (tx, { limit, now, open }) =>
      tx
        .select({ id: chores.id })
        .from(chores)
        .where(and(lte(chores.dueAt, now), open(chores.id)))
        .orderBy(asc(chores.dueAt), asc(chores.id))
        .limit(limit)
        .for('update', { skipLocked: true }),
    async handle(tx, rows) {
      const ids = rows.map(({ id }) => id);
      await tx
        .update(chores)
        .set({ done: sql`${chores.done} + 1`, dueAt: null })
        .where(inArray(chores.id, ids));
      fail(ids);
    },
    ...more,
  });

  const leased = (more: Partial<LeasedWork> = {}): LeasedWork => ({
    id: 'test.leased',
    everySeconds: 2,
    together: 4,
    leaseSeconds: 60,
    async take(tx, { limit, now, open, until }) {
      const due = tx
        .select({ id: chores.id })
        .from(chores)
        .where(and(lte(chores.dueAt, now), open(chores.id)))
        .orderBy(asc(chores.dueAt), asc(chores.id))
        .limit(limit)
        .for('update', { skipLocked: true });
      return tx
        .update(chores)
        .set({ dueAt: until })
        .where(inArray(chores.id, due))
        .returning({ id: chores.id });
    },
    async handle({ id }) {
      fail([id]);
      await finish({ id });
    },
    ...more,
  });
  const finish = async ({ id }: DueRow) => {
    await db
      .update(chores)
      .set({ done: sql`${chores.done} + 1`, dueAt: null })
      .where(eq(chores.id, id));
  };

  return {
    db,
    clock,
    /** Ids whose handler fails. */
    bad,
    batches,
    leased,
    finish,
    /** Creates the engine of one process; call it again for another process. */
    process(...works: (BatchWork | LeasedWork)[]) {
      const due = createDue({ ...silentPlatform(db), clock });
      due.add(works);
      return due;
    },
    /** Inserts rows that are due now; returns their ids in the order of being taken. */
    async fill(count: number): Promise<string[]> {
      const ids = Array.from({ length: count }, () => randomUUID()).sort();
      for (let at = 0; at < count; at += 1000) {
        const rows = ids.slice(at, at + 1000).map((id) => ({ id, dueAt: clock.now() }));
        await db.insert(chores).values(rows);
      }
      return ids;
    },
    /** How often rows were handled, as `times: rows`. */
    async done(): Promise<Record<number, number>> {
      const rows = await db
        .select({ done: chores.done, rows: sql<number>`count(*)::int` })
        .from(chores)
        .groupBy(chores.done);
      return Object.fromEntries(rows.map((row) => [row.done, row.rows]));
    },
    setAside: async () => findSetAside(db, { after: null, limit: 100 }),
    /** Deletes all rows. */
    async clear(): Promise<void> {
      bad.clear();
      clock.set('2026-11-23T06:00:00Z');
      await db.execute(sql`truncate chores, set_aside, cron_runs`);
    },
    close: () => database.close(),
  };
}

export type DueStage = Awaited<ReturnType<typeof startDueStage>>;
