import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Db } from '../platform/db/database.ts';
import { openTestDatabase } from './test-database.ts';

const numbers = async (db: Db, question: ReturnType<typeof sql>) =>
  ((await db.execute(question)) as unknown as { rows: { n: number }[] }).rows.map(({ n }) => n);
const left = sql`select (select count(*) from pg_namespace where nspname = 'left_behind')::int
  + (select count(*) from pg_tables where tablename = 'chores')::int as n`;

it('empties a database: rows, tables and schemas of a test', async () => {
  const first = await openTestDatabase();
  await first.db.execute(sql`
    insert into people (id, first_name, last_name, created_at, updated_at)
    values (gen_random_uuid(), 'Vestine', 'Mukamana', now(), now())`);
  await first.db.execute(sql`create table chores (id uuid primary key)`);
  await first.db.execute(sql`create schema left_behind`);
  await first.db.execute(sql`create table left_behind.words (id serial primary key)`);
  expect(await numbers(first.db, sql`select count(*)::int as n from people`)).toEqual([1]);
  await first.close();
  const second = await openTestDatabase();
  expect(second.native).toBe(first.native);
  expect(await numbers(second.db, sql`select count(*)::int as n from people`)).toEqual([0]);
  expect(await numbers(second.db, left)).toEqual([0]);
  await second.close();
});

it('empties tables that refuse changes, and they refuse them afterwards too', async () => {
  const database = await openTestDatabase();
  const add = sql`insert into audit_events (id, actor_id, action, subject_id, at)
    values (gen_random_uuid(), gen_random_uuid(), 'test', gen_random_uuid(), now())`;
  await database.db.execute(add);
  const remove = database.db.execute(sql`delete from audit_events`);
  await expect(remove).rejects.toThrow();
  await database.close();
  const again = await openTestDatabase();
  expect(await numbers(again.db, sql`select count(*)::int as n from audit_events`)).toEqual([0]);
  await again.db.execute(add);
  await expect(again.db.execute(sql`delete from audit_events`)).rejects.toThrow();
  await again.close();
});

it('provides two for a test that needs two at once', async () => {
  const [one, other] = [await openTestDatabase(), await openTestDatabase()];
  expect(one.native).not.toBe(other.native);
  await one.close();
  await other.close();
});
