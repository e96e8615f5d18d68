import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountCalls } from '../../../test/account-calls.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { oneTimeCodes, sessions } from '../credentials.tables.ts';
import { sweepExpired } from './sweep-expired.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('deletes what has expired, keeps the rest, and is idempotent', async () => {
  const calls = accountCalls(app);
  const { email } = await makePerson(app);
  await calls.post('request-password-reset', { email });
  const { run } = sweepExpired(app.platform);
  const left = async () => [
    (await app.platform.db.select().from(sessions)).length,
    (await app.platform.db.select().from(oneTimeCodes)).length,
  ];
  await run();
  // The code stands for the browser that asked, and for those without cookies.
  expect(await left()).toEqual([1, 2]);
  app.clock.advance({ minutes: 11 });
  await run();
  expect(await left()).toEqual([1, 0]);
  app.clock.advance({ days: 31 });
  await run();
  await run();
  expect(await left()).toEqual([0, 0]);
});
