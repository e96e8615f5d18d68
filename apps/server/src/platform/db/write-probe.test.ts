import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { toProblem } from '../http/problem-answer.ts';
import { writeProbe } from './write-probe.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('says that we are unavailable while the disk of the database is full, and not after it', async () => {
  const { db } = app.platform;
  const probe = writeProbe(app.platform);
  const said = () =>
    probe().then(
      () => 'ready',
      (error: unknown) => toProblem(error).code,
    );
  expect(await said()).toBe('ready');
  await db.execute(sql`create function disk_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await db.execute(sql`create trigger disk_full before insert on rate_limits
    for each statement execute function disk_full()`);
  // What was written just now still speaks for the disk.
  expect(await said()).toBe('ready');
  app.clock.advance({ seconds: 11 });
  expect(await said()).toBe('unavailable');
  expect(await said()).toBe('unavailable');
  await db.execute(sql`drop trigger disk_full on rate_limits`);
  // What failed just now still speaks for it.
  expect(await said()).toBe('unavailable');
  app.clock.advance({ seconds: 3 });
  expect(await said()).toBe('ready');
});

it('writes once for all who ask meanwhile, waits two seconds at most, and not again at once', async () => {
  vi.useFakeTimers();
  try {
    let writes = 0;
    const rateLimiter = Object.assign({}, app.platform.rateLimiter, {
      take: () => {
        writes += 1;
        return new Promise<void>(() => undefined);
      },
    });
    const probe = writeProbe({ clock: app.clock, rateLimiter });
    const requested = Promise.allSettled([probe(), probe(), probe()]);
    await vi.advanceTimersByTimeAsync(2000);
    for (const each of await requested) {
      expect(each.status === 'rejected' && toProblem(each.reason).code).toBe('unavailable');
    }
    await expect(probe()).rejects.toThrow();
    expect(writes).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
    app.clock.advance({ seconds: 2 });
    void probe().catch(() => undefined);
    expect(writes).toBe(2);
    await vi.advanceTimersByTimeAsync(2000);
  } finally {
    vi.useRealTimers();
  }
});
