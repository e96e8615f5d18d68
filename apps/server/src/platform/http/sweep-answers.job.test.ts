import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { newId } from '../ids/uuid-v7.ts';
import { idempotencyKeys } from './idempotency.tables.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('deletes stored answers after a day, and not before', async () => {
  const { headers } = await makePerson(app);
  const url = '/api/notifications/read-all';
  await app.http.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'idempotency-key': newId() },
  });
  const keptAfter = async (hours: number) => {
    app.clock.advance({ hours });
    await app.due.run('http.sweep-answers');
    const [row] = await app.platform.db.select({ kept: count() }).from(idempotencyKeys);
    return row?.kept;
  };
  expect(await keptAfter(23)).toBe(1);
  expect(await keptAfter(2)).toBe(0);
});
