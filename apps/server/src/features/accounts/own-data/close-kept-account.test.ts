import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts';
import { callAs } from '../../../test/call-as.ts';
import { circleOf } from '../../../test/circle-of.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { registerKept } from '../../../test/factories/kept-elder.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { proveIdentity } from '../../../test/issue-session.ts';
import { messageStage } from '../../../test/messages/message-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findBooking } from '../../bookings/bookings.repo.ts';
import { circleData } from '../../circle/own-circle.ts';
import { findDeath, recordDeath } from '../accounts.public.ts';
import { findPersonById } from '../people.repo.ts';
import { closeKeptAccount } from './delete-account.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const word = { word: 'DELETE' };

const die = (personId: string, by: SignedIn) =>
  inTransaction(app.platform, (tx) =>
    recordDeath(tx, personId, { at: app.clock.now(), by: by.personId }),
  );

it('closes an account that was kept, for who keeps it, with the password; the circle is told by whom', async () => {
  const { at, elder, member } = await circleOf(app, { proved: false });
  const keeper = await member([], { decidesAs: 'manager', firstName: 'Claudine' });
  const son = await member(['bookings:manage', 'health:read'], { firstName: 'Eric' });
  const booking = await makeBooking(app, { patient: elder, quiet: true, date: '2026-11-27' });
  await die(elder.personId, keeper);
  await proveIdentity(app, keeper);
  // It can be taken back for a day.
  expect((await keeper.post(`${at}/close-account`, word)).json().code).toBe('account-in-use');
  app.clock.advance({ hours: 24 });
  const { data } = (await keeper.get(`${at}/circle`)).json();
  expect(data.planned).toMatchObject([{ kind: 'appointment' }]);
  expect((await son.get(`${at}/circle`)).json().data.planned).toBeUndefined();
  expect((await son.post(`${at}/close-account`, word)).statusCode).toBe(404);
  expect((await keeper.post(`${at}/close-account`, word)).json().code).toBe('confirm-first');
  await proveIdentity(app, keeper);
  expect((await keeper.post(`${at}/close-account`, { word: 'yes' })).statusCode).toBe(400);
  expect((await keeper.post(`${at}/close-account`, word)).statusCode).toBe(200);
  expect((await keeper.get(`${at}/circle`)).statusCode).toBe(404);
  expect((await keeper.get('/api/elders')).json().data).toEqual([]);
  expect(await findBooking(app.platform.db, booking.id)).toMatchObject({ status: 'cancelled' });
  const news = (await son.get('/api/notifications')).json().data;
  expect(news.map(({ message }: { message: string }) => message).join()).toMatch(
    /Claudine .*who kept the account .*has closed it/,
  );
});

it('is refused to a manager beside a representative by court', async () => {
  const { at, member } = await circleOf(app);
  const keeper = await member([], { decidesAs: 'manager' });
  await member([], { decidesAs: 'representative', firstName: 'Odette' });
  await proveIdentity(app, keeper);
  expect((await keeper.post(`${at}/close-account`, word)).statusCode).toBe(404);
});

/** An elder whom a daughter keeps an account for; she has just shown who she is. */
async function kept(more: Parameters<typeof registerKept>[2] = {}) {
  const daughter = await makePerson(app, { firstName: 'Marie', roles: ['FAMILY'] });
  const elderId = await registerKept(app, daughter, more);
  await proveIdentity(app, daughter);
  const at = `/api/elders/${elderId}`;
  return {
    at,
    daughter,
    elderId,
    close: () => callAs(app, daughter).post(`${at}/close-account`, word),
  };
}

it('closes one that was registered by mistake', async () => {
  const { close, elderId } = await kept({ phoneNumber: '+250788990001' });
  expect((await close()).statusCode).toBe(200);
  expect(await findPersonById(app.platform.db, elderId)).toMatchObject({ firstName: '—' });
});

it.each([
  [
    'has proved the number',
    (id: string) => `update people set phone_verified = true where id = '${id}'`,
  ],
  [
    'has checked in',
    (id: string) =>
      `insert into check_ins (elder_id, day, at, last_at, via)
       values ('${id}', '2026-11-23', now(), now(), 'app')`,
  ],
])('is refused while the elder lives and %s, with whom to call', async (_, act) => {
  const { close, daughter, elderId } = await kept();
  await app.platform.db.execute(act(elderId));
  const answer = (await close()).json();
  expect(answer).toMatchObject({ status: 409, code: 'account-in-use' });
  expect(answer.message).toMatch(/call a coordinator: .*\d/);
  await die(elderId, daughter);
  expect(await findDeath(app.platform.db, elderId)).toBeDefined();
  expect((await close()).json().code).toBe('account-in-use');
  app.clock.advance({ hours: 24 });
  await proveIdentity(app, daughter);
  expect((await close()).statusCode).toBe(200);
});

it('is refused where the elder has written since the death was said', async () => {
  const { at, elder, member } = await circleOf(app, { proved: false });
  const keeper = await member(['messages'], { decidesAs: 'manager' });
  await die(elder.personId, keeper);
  app.clock.advance({ hours: 24 });
  const stage = messageStage(app);
  await stage.sent(elder, await stage.circleOf(elder), 'Ndi hano');
  await proveIdentity(app, keeper);
  expect((await keeper.post(`${at}/close-account`, word)).json().code).toBe('account-in-use');
});

it('is refused while a call for help or an urgent alert is open', async () => {
  const { at, close, daughter } = await kept();
  const values = { systolic: 210, diastolic: 130 };
  const takenAt = app.clock.now().toISOString();
  const reading = { id: newId(), kind: 'blood-pressure', values, takenAt, confirmed: true };
  const made = await callAs(app, daughter).post(`${at}/vitals`, reading);
  expect(made.statusCode).toBe(201);
  expect((await close()).json()).toMatchObject({ status: 409, code: 'help-under-way' });
});

it('can be repeated by who keeps it when it was cut off in the middle', async () => {
  const { close, daughter, elderId } = await kept();
  const session = await app.platform.db.execute(
    `select id from sessions where person_id = '${daughter.personId}'`,
  );
  const [{ id: sessionId } = { id: '' }] = (session as unknown as { rows: { id: string }[] }).rows;
  const principal = {
    personId: daughter.personId,
    sessionId,
    roles: ['FAMILY' as const],
    locale: 'en' as const,
  };
  const platform = Object.assign({}, app.platform, { letGo: async () => undefined });
  const cut = async () => {
    throw new Error('killed');
  };
  const last = { name: 'last', read: async () => [] };
  const halves: PersonalData[] = [
    { ...last, end: cut },
    { ...last, erase: cut },
  ];
  for (const half of halves) {
    const closing = closeKeptAccount(app.platform, principal, {
      elderId,
      parts: [...circleData(platform), half],
      requireKeeper: async () => undefined,
    });
    await expect(closing).rejects.toThrow('killed');
    const [elder] = (await callAs(app, daughter).get('/api/elders')).json().data;
    expect(elder).toMatchObject({ decidesAs: 'manager' });
  }
  expect((await close()).statusCode).toBe(200);
});
