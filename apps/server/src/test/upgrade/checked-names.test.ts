import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { openTestDatabase } from '../test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const run = (statement: string) => database.db.execute(sql.raw(statement));
const rows = async (statement: string) =>
  ((await run(statement)) as unknown as { rows: unknown[] }).rows;
const id = (nth: number) => `018f0000-0000-7000-8000-00000000000${nth}`;

const migration = readFileSync(
  join(import.meta.dirname, '../../../migrations/0103_checked_names.sql'),
  'utf8',
);

it('keeps the names by which people and badges were confirmed, and puts those under another before the coordinators', async () => {
  for (const statement of [
    'alter table people drop column checked_name',
    'alter table vettings drop column name_check, drop column name_due_at',
    `insert into people (id, first_name, last_name, roles, verified, created_at, updated_at) values
      ('${id(1)}', 'Aline', 'Uwase', '{VOLUNTEER}', true, now(), now()),
      ('${id(2)}', 'Eric', 'Nshuti', '{CAREGIVER}', false, now(), now()),
      ('${id(3)}', 'Claudine', 'Uwase', '{FAMILY}', true, now(), now())`,
    // Of Claudine one was approved before names were kept, and one for another name.
    `insert into badges (id, person_id, badge, state, amount, checked, until, checked_name, created_at) values
      ('${id(4)}', '${id(3)}', 'individual', 'approved', 5000, '["identity"]', now(), null, now()),
      ('${id(5)}', '${id(3)}', 'business', 'approved', 30000, '["identity"]', now(), 'Odette Uwase', now()),
      ('${id(6)}', '${id(2)}', 'individual', 'chosen', 5000, null, null, null, now())`,
    `insert into vettings (id, person_id, badge_id, state, changed_at) values
      ('${id(7)}', '${id(3)}', '${id(4)}', 'confirmed', now()),
      ('${id(8)}', '${id(3)}', '${id(5)}', 'confirmed', now())`,
    ...migration.split('--> statement-breakpoint'),
  ]) {
    await run(statement);
  }
  expect(await rows('select checked_name from people order by id')).toEqual([
    { checked_name: 'Aline Uwase' },
    { checked_name: null },
    { checked_name: null },
  ]);
  expect(await rows('select checked_name from badges order by id')).toEqual([
    { checked_name: 'Claudine Uwase' },
    { checked_name: 'Odette Uwase' },
    { checked_name: null },
  ]);
  expect(
    await rows('select name_check, sent_at is not null as sent from vettings order by id'),
  ).toEqual([
    { name_check: null, sent: false },
    { name_check: 'waiting', sent: true },
  ]);
});
