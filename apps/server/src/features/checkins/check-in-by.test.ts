import type { Permission } from '@hafi/contract/circle/circle-terms';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { callAs } from '../../test/call-as.ts';
import { daily } from '../../test/check-ins/check-in-stage.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { checkInBy, checkInState } from './checkins.public.ts';
import { checkInData } from './own-check-ins.ts';

let app: TestApp;
let elder: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-23T06:00:00Z');
  elder = await makePerson(app);
});

const say = (at: string, who = elder) => callAs(app, who).post('/api/check-ins', { at });

async function member(permissions: Permission[]) {
  return makeMember(app, { elder, permissions });
}

test('counts once for the day in Kigali, however often it is sent', async () => {
  // 21:59 UTC is 23:59 in Kigali; two minutes later the next day has begun there.
  app.clock.set('2026-11-23T22:05:00Z');
  const answers = await Promise.all(
    ['2026-11-23T21:59:00Z', '2026-11-23T22:01:00Z', '2026-11-23T22:02:00Z'].map((at) => say(at)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const { days } = (await callAs(app, elder).get('/api/check-ins')).json().data;
  expect(days.map(({ day }: { day: string }) => day)).toEqual([
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
  ]);
  expect(days.filter(({ at }: { at: string | null }) => at !== null)).toHaveLength(2);
  expect(await checkInData.read(app.platform.db, elder.personId)).toHaveLength(2);
});

test('made offline counts for its own day, up to a week later', async () => {
  const late = (await say('2026-11-20T05:00:00Z')).json().data;
  expect(late.days[3]).toEqual({
    day: '2026-11-20',
    at: '2026-11-20T05:00:00.000Z',
    lastAt: '2026-11-20T05:00:00.000Z',
    mood: null,
  });
  const refused = async (at: unknown) => (await say(at as string)).json();
  expect(await refused('2026-11-16T05:59:00Z')).toMatchObject({
    status: 422,
    code: 'check-in-too-old',
  });
  expect((await refused('2026-11-23T06:06:00Z')).errors).toMatchObject([{ code: 'future-moment' }]);
  expect((await refused('today')).errors).toMatchObject([{ path: 'at' }]);
  // A clock that is a little ahead is corrected to now.
  expect((await say('2026-11-23T06:04:00Z')).json().data.days[6].at).toBe(
    '2026-11-23T06:00:00.000Z',
  );
});

test('is visible at once to those who may read the health, and to nobody else', async () => {
  const daughter = await member(['health:read']);
  const friend = await member(['messages']);
  const glance = async (who: SignedIn) =>
    (await callAs(app, who).get('/api/glances')).json().data[0];
  expect(await glance(daughter)).toMatchObject({ wellBeing: 'new', lastCheckIn: null });
  await say('2026-11-23T05:40:00Z');
  expect(await glance(daughter)).toMatchObject({
    wellBeing: 'well',
    lastCheckIn: '2026-11-23T05:40:00.000Z',
  });
  const { seenBy } = (await callAs(app, elder).get('/api/check-ins')).json().data;
  expect(seenBy).toEqual(['Claudine']);
  expect(await glance(friend)).toMatchObject({ wellBeing: null, lastCheckIn: null });
  app.clock.set('2026-11-30T06:00:00Z');
  expect((await glance(daughter)).wellBeing).toBe('unheard');
});

test('can be taken back for today only', async () => {
  await say('2026-11-22T05:40:00Z');
  await say('2026-11-23T05:40:00Z');
  const undo = () =>
    app.http.inject({ method: 'DELETE', url: '/api/check-ins/today', headers: elder.headers });
  for (const answer of [await undo(), await undo()]) {
    const { days } = answer.json().data;
    expect(days[5].at).not.toBeNull();
    expect(days[6].at).toBeNull();
  }
});

test('can be made only by elders, for themselves, and is deleted with the account', async () => {
  const daughter = await member(['health:read', 'health:write']);
  expect((await say('2026-11-23T05:40:00Z', daughter)).statusCode).toBe(403);
  expect((await app.http.inject({ method: 'POST', url: '/api/check-ins' })).statusCode).toBe(401);
  await say('2026-11-23T05:40:00Z');
  await inTransaction(app.platform, async (tx) => checkInData.erase?.(tx, elder.personId));
  expect(await checkInData.read(app.platform.db, elder.personId)).toEqual([]);
});

test('by another way it counts as well, and says what is waited for', async () => {
  const { platform } = app;
  const id = elder.personId;
  app.clock.set('2026-11-23T05:00:00Z');
  await callAs(app, elder).put(`/api/elders/${id}/check-in-plan`, daily);
  app.clock.set('2026-11-23T06:00:00Z');
  const expectedAt = new Date('2026-11-23T06:00:00Z');
  expect(await checkInState(platform, id)).toEqual({ madeAt: null, expectedAt, isWaitedFor: true });
  const said = { at: app.clock.now(), via: 'ussd' } as const;
  await Promise.all([1, 2].map(() => checkInBy(platform, id, said)));
  expect(await checkInState(platform, id)).toEqual({
    madeAt: said.at,
    expectedAt,
    isWaitedFor: false,
  });
  await checkInBy(platform, id, { ...said, mood: 'so-so' });
  expect(await checkInData.read(platform.db, id)).toMatchObject([
    { method: 'ussd', mood: 'so-so' },
  ]);
});

test('names the family before who is paid to care', async () => {
  await makeMember(app, {
    elder,
    person: { firstName: 'Chantal', roles: ['CAREGIVER'] },
    relation: 'caregiver',
    permissions: ['health:read'],
  });
  await makeMember(app, {
    elder,
    person: { firstName: 'Eric' },
    relation: 'child',
    permissions: ['health:read'],
  });
  const { seenBy } = (await callAs(app, elder).get('/api/check-ins')).json().data;
  expect(seenBy).toEqual(['Eric', 'Chantal']);
});
