import { AsyncResource } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { inTransaction } from './in-transaction.ts';
import { lock, tookRow, tryLock } from './locks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('locks are taken in their order, each any number of times', async () => {
  await inTransaction(app.platform, async (tx) => {
    await lock(tx, 'circle', 'ann');
    tookRow(tx, 'member', 'one');
    await lock(tx, 'readings', 'ann');
    await lock(tx, 'circle', 'ann');
  });
});

test('a lock taken out of order is refused in tests', async () => {
  const late = inTransaction(app.platform, async (tx) => {
    await lock(tx, 'readings', 'ann');
    await lock(tx, 'circle', 'ann');
  });
  await expect(late).rejects.toThrow('lock circle ann was taken after readings ann');
  const rows = inTransaction(app.platform, async (tx) => {
    tookRow(tx, 'claim', 'one');
    tookRow(tx, 'member', 'one');
  });
  await expect(rows).rejects.toThrow('lock member one was taken after claim one');
});

test('two of one kind are taken in the order of their ids', async () => {
  const both = inTransaction(app.platform, async (tx) => {
    await lock(tx, 'circle', 'ben');
    await lock(tx, 'circle', 'ann');
  });
  await expect(both).rejects.toThrow('lock circle ann was taken after circle ben');
});

test('each name has its own locks', async () => {
  await inTransaction(app.platform, async (tx) => {
    await lock(tx, 'circle', 'ann');
    await lock(tx, 'readings', 'ann');
    await lock(tx, 'record', 'ann');
    await lock(tx, 'record', 'ann');
    const own = sql`locktype = 'advisory' and pid = pg_backend_pid()`;
    expect(await tx.$count(sql`pg_locks`, own)).toBe(3);
  });
});

test('a transaction waits for a lock that is held', async () => {
  let inside = 0;
  const busy = async () => {
    await inTransaction(app.platform, async (tx) => {
      await lock(tx, 'circle', 'ann');
      inside += 1;
      await tx.execute(sql`select pg_sleep(0.01)`);
      expect(inside).toBe(1);
      inside -= 1;
    });
  };
  await Promise.all([busy(), busy(), busy()]);
});

test('a lock that is only tried is not waited for', async () => {
  // Bound here, it is no part of the transaction.
  const tryAlongside = AsyncResource.bind(() =>
    inTransaction(app.platform, (second) => tryLock(second, 'seed', 'world')),
  );
  await inTransaction(app.platform, async (tx) => {
    expect(await tryLock(tx, 'seed', 'world')).toBe(true);
    // The embedded database has one connection, so no second transaction could ask.
    if (process.env.TEST_DATABASE !== 'postgres') return;
    expect(await tryAlongside()).toBe(false);
  });
});
