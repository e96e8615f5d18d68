import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  expect(await said()).toBe('ready');
});
