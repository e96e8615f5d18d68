import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  hashes,
  turnOfAddress,
  verifyPassword,
} from '../features/accounts/sign-in/password-hash.ts';
import { fewOfCaller, ofCaller } from '../platform/rate-limit/few-of-caller.ts';
import { emergencyStage } from './emergencies/emergency-stage.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const stranger = { address: '127.0.0.1', principal: null };

it('answers few of one address at once and lets the others wait, in their order', async () => {
  const held: (() => void)[] = [];
  const begun: number[] = [];
  const all = Array.from({ length: 60 }, (_, nth) =>
    fewOfCaller(app.platform, stranger, async () => {
      begun.push(nth);
      await new Promise<void>((go) => void held.push(go));
    }),
  );
  expect(begun).toHaveLength(ofCaller.atOnce);
  // Another address does not wait.
  const other = Object.assign({}, stranger, { address: '197.243.0.1' });
  expect(await fewOfCaller(app.platform, other, async () => 'at once')).toBe('at once');
  while (held.length > 0) {
    held.shift()?.();
    await Promise.resolve();
    await new Promise(setImmediate);
    expect(held.length).toBeLessThanOrEqual(ofCaller.atOnce);
  }
  await Promise.all(all);
  expect(begun).toEqual(Array.from({ length: 60 }, (_, nth) => nth));
});

it('answers a press while sixty of the same address wait, and these afterwards', async () => {
  const elder = await emergencyStage(app).elder();
  const busy = Promise.withResolvers<void>();
  const taken = Array.from({ length: ofCaller.atOnce }, () =>
    fewOfCaller(app.platform, stranger, () => busy.promise),
  );
  const statuses: number[] = [];
  const flood = Array.from({ length: 60 }, async () => {
    statuses.push((await app.http.inject({ url: '/api/doctors' })).statusCode);
  });
  const { id } = await elder.press();
  expect(await elder.act(id, 'cancel')).toMatchObject({ state: 'cancelled' });
  expect(statuses).toEqual([]);
  busy.resolve();
  await Promise.all([...taken, ...flood]);
  expect(statuses).toEqual(Array.from({ length: 60 }, () => 200));
});

it('refuses, with a time to come again, only when hundreds of an address wait', async () => {
  const busy = Promise.withResolvers<void>();
  const taken = Array.from({ length: ofCaller.atOnce + ofCaller.waiting }, () =>
    fewOfCaller(app.platform, stranger, () => busy.promise),
  );
  const refused = await app.http.inject({ url: '/api/doctors' });
  expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
  expect(refused.headers['retry-after']).toBe('2');
  busy.resolve();
  await Promise.all(taken);
});

it('hashes at most two passwords at once', async () => {
  const { passwordCost } = app.platform.config;
  const turn = turnOfAddress('127.0.0.1');
  const tries = Array.from({ length: 10 }, () => verifyPassword('wrong', null, passwordCost, turn));
  const { running, waiting } = hashes.load();
  expect(running).toBeLessThanOrEqual(2);
  expect(running + waiting).toBe(10);
  expect(await Promise.all(tries)).not.toContain(true);
});
