import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.platform.due.start();
  await expect.poll(() => app.platform.due.notStarted()).toEqual([]);
});
afterAll(() => app.close());

const ready = async () => {
  const answer = await app.http.inject('/api/ready');
  return [answer.statusCode, answer.headers['retry-after']];
};

it('is not ready while the disk of the database is full, and is again once it is not', async () => {
  const { db } = app.platform;
  expect(await ready()).toEqual([200, undefined]);
  await db.execute(sql`create function disk_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await db.execute(sql`create trigger disk_full before insert on rate_limits
    for each statement execute function disk_full()`);
  app.clock.advance({ seconds: 11 });
  expect(await ready()).toEqual([503, '1']);
  expect(await ready()).toEqual([503, '1']);
  await db.execute(sql`drop trigger disk_full on rate_limits`);
  expect(await ready()).toEqual([200, undefined]);
});
