import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createWithNothing } from '../../test/postgres-template.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import type { Database } from './database.ts';
import { openPglite, openPostgres } from './open-database.ts';

const migrations = join(import.meta.dirname, '../../../migrations');
const written = readdirSync(migrations).filter((name) => name.endsWith('.sql')).length;

const applied = sql`select count(*)::int as count from drizzle.__drizzle_migrations`;
const columns = sql`
  select table_name, column_name, data_type, is_nullable, column_default
  from information_schema.columns where table_schema = 'public' order by 1, 2`;

async function rows({ db }: Database, question: ReturnType<typeof sql>): Promise<unknown[]> {
  return ((await db.execute(question)) as unknown as { rows: unknown[] }).rows;
}

const onPostgres = process.env.TEST_DATABASE === 'postgres';

it('takes a data directory away from other users of the machine', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hafi-mode-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'database'));
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'database'), 0o755);
  const database = await openPglite(folder);
  const modes = [folder, join(folder, 'database')].map((path) => statSync(path).mode & 0o777);
  await database.close();
  expect(modes).toEqual([0o700, 0o700]);
});

// All other server tests start from a copy of a migrated database.
it('migrates an empty database', { timeout: 90_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hafi-migrate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const url = onPostgres ? await createWithNothing() : '';
  const open = () => (onPostgres ? openPostgres(url) : openPglite(folder));

  // On PostgreSQL two processes may start at once; the embedded database allows one.
  const databases = await Promise.all(onPostgres ? [open(), open()] : [open()]);
  const made = await openTestDatabase();
  for (const database of databases) {
    expect(await rows(database, applied)).toEqual([{ count: written }]);
    expect(await rows(database, columns)).toEqual(await rows(made, columns));
    await database.close();
  }
  await made.close();

  const again = await open();
  expect(await rows(again, applied)).toEqual([{ count: written }]);
  await again.close();
});
