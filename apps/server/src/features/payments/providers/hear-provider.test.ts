import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPaymentStage } from '../../../test/payment-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('an address that sends too many callbacks is blocked for a minute', async () => {
  const call = () =>
    app.http.inject({ method: 'PUT', url: `/api/payments/callbacks/momo/${randomUUID()}` });
  const first = await call();
  expect(first.statusCode).toBe(202);
  await app.platform.db.execute(
    sql`update rate_limits set count = 599 where key like 'payment-notice:%'`,
  );
  expect((await call()).statusCode).toBe(202);
  expect((await call()).statusCode).toBe(429);
  app.clock.advance({ seconds: 61 });
  expect((await call()).statusCode).toBe(202);
});

test('a provider that tells of open payments is never blocked, however many they are', async () => {
  const stage = await startPaymentStage();
  try {
    const { number, reference, state } = await stage.requested();
    const url = `/api/payments/callbacks/momo/${await reference()}`;
    await stage.http.inject({ method: 'PUT', url: `/api/payments/callbacks/momo/${randomUUID()}` });
    await stage.platform.db.execute(
      sql`update rate_limits set count = 6000 where key like 'payment-notice:%'`,
    );
    await stage.answer(number, 'approve');
    expect((await stage.http.inject({ method: 'PUT', url })).statusCode).toBe(202);
    expect(await state()).toEqual(['succeeded', null, 'paid']);
  } finally {
    await stage.close();
  }
});

test('an invalid reference is refused with a message', async () => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/payments/callbacks/momo/not-a-reference',
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0]).toMatchObject({ path: 'reference', code: 'invalid-id' });
});
