import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { newId } from '../ids/uuid-v7.ts';
import { createIdempotency } from './idempotency.ts';

let app: TestApp;
let person: string;

beforeAll(async () => {
  app = await startTestApp();
  person = (await makePerson(app)).personId;
});
afterAll(() => app.close());

/** What a retry gets after the first request was answered with a status. */
async function repeated(status: number) {
  const idempotency = createIdempotency(app.platform.db, app.clock);
  const key = newId();
  const request = ['POST', '/api/payments', { method: 'mtn' }];
  expect(await idempotency.begin(person, key, request)).toBeNull();
  await idempotency.finish(person, key, { status, body: '{}' });
  return idempotency.begin(person, key, request);
}

it.each([200, 201, 409, 422])('replays an answer of %i', async (status) => {
  expect(await repeated(status)).toEqual({ status, body: '{}' });
});

it.each([429, 500, 503])('allows a retry after an answer of %i', async (status) => {
  expect(await repeated(status)).toBeNull();
});
