import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { type Helper, volunteeringStage } from '../../test/volunteering-stage.ts';

let app: TestApp;
let stage: ReturnType<typeof volunteeringStage>;
let elder: Helper;
let patrick: Helper;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  stage = volunteeringStage(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-23T06:00:00Z');
  elder = await stage.elder();
  patrick = await stage.volunteer();
  id = await stage.requested(elder);
});

const stateOf = async () => {
  const open = (await elder.get('/api/help-requests')).json().data;
  const past = (await elder.get('/api/help-requests?scope=past')).json().data;
  return [...open, ...past].find((each: { id: string }) => each.id === id)?.state;
};
const runJob = () => app.due.run('volunteering.close-requests');

describe('the rating', () => {
  beforeEach(async () => {
    await stage.act(patrick, id, 'accept');
    app.clock.set('2026-11-25T12:00:00Z');
  });

  test('is given once, after it is done, and the volunteer can read it', async () => {
    const rate = () => stage.act(elder, id, 'rate', { stars: 5, thanks: 'He carried it all' });
    expect((await rate()).json().code).toBe('help-request-not-ready');
    await stage.act(elder, id, 'confirm');
    expect((await rate()).json().data).toMatchObject({
      rating: { stars: 5, thanks: 'He carried it all' },
      can: { rate: false },
    });
    expect((await rate()).statusCode).toBe(409);
    const past = (await patrick.get('/api/volunteering/taken?scope=past')).json();
    expect(past.data[0].rating).toEqual({ stars: 5, thanks: 'He carried it all' });
    expect(await stage.bell(patrick)).toMatchObject([{ title: 'Thank you for helping' }]);
  });

  test.each([
    { stars: 0 },
    { stars: 6 },
    { stars: 4.5 },
    {},
    { stars: 5, thanks: 'a'.repeat(201) },
  ])('%j is refused', async (body) => {
    await stage.act(elder, id, 'confirm');
    expect((await stage.act(elder, id, 'rate', body)).statusCode).toBe(400);
  });
});

test('the elder is asked to confirm; without an answer it is closed after three days', async () => {
  await stage.act(patrick, id, 'accept');
  app.clock.set('2026-11-25T12:00:00Z');
  const said = await stage.act(patrick, id, 'say-done');
  expect(said.json().data).toMatchObject({
    state: 'to-confirm',
    closesAt: '2026-11-28T12:00:00.000Z',
    can: { giveBack: false, sayDone: false },
  });
  expect((await stage.act(patrick, id, 'say-done')).statusCode).toBe(200);
  expect((await stage.act(patrick, id, 'give-back')).json().code).toBe('help-request-not-ready');
  expect((await stage.act(elder, id, 'cancel')).json().code).toBe('help-request-not-ready');
  expect((await stage.bell(elder))[0]).toMatchObject({ title: 'Was the help done?' });
  app.clock.set('2026-11-28T11:59:00Z');
  await runJob();
  expect(await stateOf()).toBe('to-confirm');
  app.clock.set('2026-11-28T12:00:00Z');
  await runJob();
  await runJob();
  expect(await stateOf()).toBe('done');
  const notices = (await stage.bell(patrick)).map(({ message }) => message);
  expect(notices).toEqual([
    'Your help for Espérance counts as done: an errand, Wednesday 25 November. Thank you!',
  ]);
  const [closed] = await stage.bell(elder);
  expect(closed?.title).toBe('Nobody confirmed the help');
  expect(closed?.message).toMatch(/If it was not, ask again or call a coordinator: \+250/);
});

test('a request that nobody took in time ends, and the elder’s people are told what to do instead', async () => {
  const keeper = await stage.member(elder, ['bookings:manage']);
  app.clock.set('2026-11-25T14:59:00Z');
  await runJob();
  expect(await stage.bell(elder)).toEqual([]);
  app.clock.set('2026-11-25T15:00:00Z');
  expect(await stateOf()).toBe('lapsed');
  await runJob();
  await runJob();
  for (const who of [elder, keeper]) {
    const bell = await stage.bell(who);
    expect(bell.map(({ title }) => title)).toEqual(['Nobody could help this time']);
    expect(bell[0]?.message).toMatch(/ask again for another day, or call a coordinator: \+250/);
  }
});

test('an accepted request on which nobody reports ends a week after its time, and is not silent', async () => {
  await stage.act(patrick, id, 'accept');
  app.clock.set('2026-12-02T14:59:00Z');
  await runJob();
  expect(await stateOf()).toBe('accepted');
  app.clock.set('2026-12-02T15:00:00Z');
  await runJob();
  expect(await stateOf()).toBe('lapsed');
  const taken = (await patrick.get('/api/volunteering/taken?scope=past')).json().data;
  expect([taken[0].state, taken[0].contact]).toEqual(['lapsed', null]);
  const [notices] = await stage.bell(elder);
  expect(notices?.title).toBe('Nobody said whether the help was done');
  expect(notices?.message).toMatch(/ask again or call a coordinator: \+250/);
});

test('is called done by nobody before its time has begun', async () => {
  await stage.act(patrick, id, 'accept');
  app.clock.set('2026-11-25T09:59:59Z');
  for (const [who, act] of [
    [patrick, 'say-done'],
    [elder, 'confirm'],
  ] as const) {
    expect((await stage.act(who, id, act)).json().code).toBe('help-request-not-begun');
  }
  expect(await stateOf()).toBe('accepted');
  app.clock.set('2026-11-25T10:00:00Z');
  expect((await stage.act(patrick, id, 'say-done')).json().data.state).toBe('to-confirm');
});
