import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { accountCalls } from '../../test/account-calls.ts';
import { circleOf } from '../../test/circle-of.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { updatePerson } from '../accounts/people.repo.ts';
import { openHealth } from './circle.public.ts';
import { circleData } from './own-circle.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const partsOf = async (personId: string) => {
  const parts = circleData({ ...app.platform, letGo: async () => undefined }).map(
    async ({ name, read }) => [name, await read(app.platform.db, personId)],
  );
  return Object.fromEntries(await Promise.all(parts));
};

async function story() {
  const circle = await circleOf(app);
  const { actor, at, elder, invitation } = circle;
  const daughter = await actor(['FAMILY']);
  const { code } = (await elder.post(`${at}/circle/invitations`, invitation())).json().data;
  await daughter.post('/api/invitations/accept', { code });
  const caller = { personId: daughter.personId, roles: ['FAMILY' as const] };
  await openHealth(app.platform, caller, elder.personId, 'vitals');
  const open = await elder.post(`${at}/circle/invitations`, invitation());
  return { ...circle, daughter, openCode: open.json().data.code as string };
}

it('exports memberships, invitations, consents and access logs to both sides', async () => {
  const { daughter, elder } = await story();
  expect(await partsOf(elder.personId)).toMatchObject({
    circle: [{ elder: 'Vestine Uwase', name: 'Claudine Uwase', permissions: ['health:read'] }],
    invitations: [{ mode: 'code', status: null }, { status: 'accepted' }],
    consents: [{ action: 'granted', name: 'Claudine Uwase' }],
    accessLog: [{ name: 'Claudine Uwase', subject: 'vitals' }],
  });
  expect(await partsOf(daughter.personId)).toMatchObject({
    circle: [{ elder: 'Vestine Uwase' }],
    invitations: [],
    consents: [{ action: 'granted' }],
    accessLog: [{ elder: 'Vestine Uwase', subject: 'vitals' }],
  });
});

interface Leaving {
  readonly headers: { cookie: string };
  readonly email: string;
}

async function confirmIdentity({ email, headers }: Leaving) {
  const calls = accountCalls(app);
  await calls.post('confirm/request-code', {}, headers);
  await calls.post('confirm', { code: await calls.codeSentTo(email) }, headers);
}

const closeAccount = ({ headers }: Leaving) =>
  accountCalls(app).post('delete-account', { word: 'DELETE' }, headers);

async function deleteAccount(who: Leaving) {
  await confirmIdentity(who);
  return closeAccount(who);
}

it('ends the memberships of a member who leaves Hafi, and keeps the consents', async () => {
  const { at, daughter, elder } = await story();
  expect((await deleteAccount(daughter)).status).toBe(200);
  expect((await elder.get(`${at}/circle`)).json().data.members).toEqual([]);
  const log = (await elder.get(`${at}/consents`)).json().data;
  expect(log).toMatchObject([
    { action: 'left', member: null },
    { action: 'granted', member: null },
  ]);
  const logged = (await elder.get(`${at}/access-log`)).json();
  expect(logged).toMatchObject({ intact: true, data: [{ who: { name: null } }] });
});

it('ends the circle of an elder who leaves Hafi, and every open invitation', async () => {
  const { actor, at, daughter, elder, openCode } = await story();
  expect((await deleteAccount(elder)).status).toBe(200);
  expect((await daughter.get('/api/elders')).json().data).toEqual([]);
  expect((await daughter.get(`${at}/circle`)).statusCode).toBe(404);
  const [notice] = (await daughter.get('/api/notifications')).json().data;
  expect(notice).toMatchObject({ priority: 'high', link: '/circle' });
  expect(notice.message).toContain('has closed the account at Hafi. The circle has ended');
  const late = await (await actor(['FAMILY'])).post('/api/invitations/accept', { code: openCode });
  expect(late.statusCode).toBe(404);
});

it('keeps the last who decides for an elder that cannot sign in', async () => {
  const { at, elder, member } = await circleOf(app);
  const [one, other] = [
    await member([], { decidesAs: 'manager' }),
    await member([], { decidesAs: 'manager' }),
  ];
  const noWayIn = { email: null, phoneNumber: '+250788551999', phoneVerified: false };
  await inTransaction(app.platform, (tx) =>
    updatePerson(tx, elder.personId, { ...noWayIn, updatedAt: app.clock.now() }),
  );
  await confirmIdentity(other);
  // Two leave at once, one by leaving, one by closing the account: one of them stays.
  const [left, closed] = await Promise.all([
    one.post(`${at}/circle/leave`).then(({ statusCode }) => statusCode),
    closeAccount(other).then(({ status }) => status),
  ]);
  expect([left, closed].sort()).toEqual([200, 409]);
  const stays = left === 200 ? other : one;
  const answer = await deleteAccount(stays);
  expect(answer).toMatchObject({ status: 409, code: 'last-decider' });
  expect((await stays.get(`${at}/circle`)).json().data.abilities.decide).toBe(true);
});
