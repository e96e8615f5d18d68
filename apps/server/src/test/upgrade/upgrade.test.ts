import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { describeSchema } from '../../../../../scripts/schema.ts';
import type { Database } from '../../platform/db/database.ts';
import { openPglite, openPostgres } from '../../platform/db/open-database.ts';
import { joinedUpTo, SchemaTooOld } from '../../platform/db/schema-too-old.ts';
import { createWithNothing } from '../postgres-template.ts';
import { openTestDatabase } from '../test-database.ts';
import { oldMigrations, wroteBy } from './old-migrations.ts';

/** Two times filling a database statement by statement and opening it again. */
const timeout = 90_000;

/**
 * A doctor's patient with a booking that is paid for, the access and the signed note of its doctor, a
 * sign-in at a provider under way, a queued mail and an audit entry.
 */
const rows = `
  insert into people (id, first_name, last_name, roles, verified, created_at, updated_at) values
    ('018f0000-0000-7000-8000-000000000001', 'Vestine', 'Mukamana', '{PATIENT}', true, now(), now()),
    ('018f0000-0000-7000-8000-000000000002', 'Jean', 'Habimana', '{DOCTOR}', true, now(), now());
  insert into doctors (id, person_id, name, specialty, bio, practising_since, workplace, sector_code,
    sector, district, languages, types, price, working_hours, created_at, updated_at, search_words)
  values ('018f0000-0000-7000-8000-000000000003', '018f0000-0000-7000-8000-000000000002',
    'Jean Habimana', 'cardiology', '', 2001, 'Kigali', '1101', 'Gitega', 'Nyarugenge', '{rw}', '{general}',
    15000, '[]', now(), now(), 'heart');
  insert into bookings (id, doctor_id, patient_id, booked_by, starts_at, ends_at, blocked_until, type,
    duration, price, service_fee, total, mode, status, free_until, held_since, created_at, updated_at)
  values ('018f0000-0000-7000-8000-000000000004', '018f0000-0000-7000-8000-000000000003',
    '018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000001',
    '2026-12-01T08:00Z', '2026-12-01T08:30Z', '2026-12-01T08:40Z', 'general', 30, 15000, 2000, 17000,
    'in-person', 'booked', '2026-11-30T08:00Z', now(), now(), now());
  insert into outbox_messages (id, channel, recipient, body, secret, created_at, next_try_at)
  values ('018f0000-0000-7000-8000-000000000005', 'mail', 'vestine@hafi.test', 'Muraho', '', now(), now());
  insert into audit_events (id, actor_id, action, subject_id, at)
  values ('018f0000-0000-7000-8000-000000000006', '018f0000-0000-7000-8000-000000000001', 'test',
    '018f0000-0000-7000-8000-000000000002', now());
  insert into appointment_access (booking_id, elder_id, person_id, opens_at, closes_at, opened_at)
  values ('018f0000-0000-7000-8000-000000000004', '018f0000-0000-7000-8000-000000000001',
    '018f0000-0000-7000-8000-000000000002', '2026-11-30T08:00Z', '2026-12-02T08:30Z', '2026-11-30T08:00Z');
  insert into doctor_notes (id, elder_id, author_id, status, reason, plan, written_at, signed_at)
  values ('018f0000-0000-7000-8000-000000000007', '018f0000-0000-7000-8000-000000000001',
    '018f0000-0000-7000-8000-000000000002', 'final', 'Headache', 'Rest', now(), now());
  insert into payments (id, payer_id, purpose_kind, purpose_id, paid_for, method, amount, service_fee,
    first_name, last_name, email, terms_accepted_at, idempotency_key, status, created_at, status_at)
  values ('018f0000-0000-7000-8000-000000000008', '018f0000-0000-7000-8000-000000000001', 'booking',
    '018f0000-0000-7000-8000-000000000004', '{"kind":"booking"}', 'momo', 17000, 2000,
    'Vestine', 'Mukamana', 'vestine@hafi.test', now(), 'key', 'succeeded', now(), now());
  insert into tickets (id, kind, secret_hash, content, expires_at)
  values ('018f0000-0000-7000-8000-000000000009', 'authorization-request', 'hash', '{}', now())`;

const filled = [
  'people',
  'doctors',
  'bookings',
  'outbox_messages',
  'audit_events',
  'appointment_access',
  'doctor_notes',
  'payments',
  'tickets',
];

async function answers({ db }: Database, question: string): Promise<unknown[]> {
  return ((await db.execute(sql.raw(question))) as unknown as { rows: unknown[] }).rows;
}

const everyRow = (table: string) =>
  `select to_jsonb(${table}) as row from ${table} order by to_jsonb(${table})::text`;

/**
 * A database created by `statements` of an older Hafi; returns functions to query it, and to open
 * it with the current version.
 */
async function oldDatabase(statements: readonly string[]) {
  if (process.env.TEST_DATABASE === 'postgres') {
    const url = await createWithNothing();
    const client = new Client({ connectionString: url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    const kept = [];
    for (const table of filled) kept.push((await client.query(everyRow(table))).rows);
    await client.end();
    return { kept, open: () => openPostgres(url) };
  }
  const folder = mkdtempSync(join(tmpdir(), 'hafi-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const extensions = { btree_gist, pg_trgm };
  const pglite = new PGlite({ dataDir: join(folder, 'database'), extensions });
  for (const statement of statements) await pglite.exec(statement);
  const kept = [];
  for (const table of filled) kept.push((await pglite.query(everyRow(table))).rows);
  await pglite.close();
  return { kept, open: () => openPglite(folder) };
}

it('opens a database of the last commit before: the same schema, and every row', {
  timeout,
}, async () => {
  const { kept, open } = await oldDatabase([...oldMigrations.map(wroteBy), rows]);
  expect(kept.map((of) => of.length)).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 1]);
  const made = await openTestDatabase();
  const upgraded = await open();
  expect(await describeSchema(upgraded.db)).toBe(await describeSchema(made.db));
  const now = [];
  for (const table of filled) now.push(await answers(upgraded, everyRow(table)));
  // Later migrations may have added columns; the old values must still be there.
  expect(now).toMatchObject(kept);
  for (const table of ['audit_events', 'doctor_notes']) {
    await expect(answers(upgraded, `delete from ${table}`)).rejects.toThrow();
  }
  await made.close();
  await upgraded.close();
});

it('refuses an older one, names the commit to upgrade through, and leaves it unchanged', {
  timeout,
}, async () => {
  const { open } = await oldDatabase(oldMigrations.slice(0, -1).map(wroteBy));
  await expect(open()).rejects.toThrow(SchemaTooOld);
  await expect(open()).rejects.toThrow(/Start commit [0-9a-f]{7} on it once/);
});

it('gives the baseline the last of their times', () => {
  const journal = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../migrations/meta/_journal.json'), 'utf8'),
  ) as { entries: { when: number }[] };
  const times = journal.entries.map(({ when }) => when);
  expect(oldMigrations.at(-1)?.at).toBe(joinedUpTo);
  expect(times[0]).toBe(joinedUpTo);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});
