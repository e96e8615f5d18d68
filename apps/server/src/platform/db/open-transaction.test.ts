import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { silentPlatform } from '../../test/silent-platform.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import type { Database } from './database.ts';
import { inTransaction } from './in-transaction.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const one = sql`select 1`;

it('refuses what a transaction asks of the database instead of its own, and goes on afterwards', async () => {
  const { db } = database;
  const platform = silentPlatform(db);
  const alongside = inTransaction(platform, () => db.execute(one));
  await expect(alongside).rejects.toThrow();
  await expect(
    inTransaction(platform, () => inTransaction(platform, async () => 1)),
  ).rejects.toThrow(/use tx/);
  let later: Promise<unknown> | undefined;
  await inTransaction(platform, async (tx) => {
    await tx.execute(one);
    tx.afterCommit(() => {
      later = db.execute(one);
    });
  });
  await later;
  // Others wait for its end, and are answered.
  let other: Promise<unknown> | undefined;
  const end = Promise.withResolvers<void>();
  const held = inTransaction(platform, () => end.promise);
  other = Promise.resolve(db.execute(one));
  end.resolve();
  await Promise.all([held, other]);
});
