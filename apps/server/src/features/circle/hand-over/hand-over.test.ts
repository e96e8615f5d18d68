import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { registerKept } from '../../../test/factories/kept-elder.factory.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { issueSession } from '../../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findContactCards } from '../../accounts/accounts.public.ts';

let app: TestApp;
let daughter: SignedIn;
let elderId: string;

/** The elder's own number, a different one in each test. */
let phone: string;
let people = 8_123_456;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  app.clock.set('2026-11-23T06:00:00Z');
  phone = `+25078${String(people).padStart(7, '0')}`;
  people += 1;
  daughter = await makePerson(app, { firstName: 'Marie', lastName: 'Uwase', roles: ['FAMILY'] });
  elderId = await registerKept(app, daughter);
});

const start = (body: object, who = daughter) =>
  callAs(app, who).post(`/api/elders/${elderId}/hand-over`, body);
const finish = (code: string, permissions: string[] = ['alerts:receive'], who = daughter) =>
  callAs(app, who).post(`/api/elders/${elderId}/hand-over/finish`, { code, permissions });

async function codeSentTo(to: string): Promise<string> {
  await deliverAll(app);
  const message = app.sent.findLast((each) => each.to === to);
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
}

const asElder = async (): Promise<Pick<SignedIn, 'headers'>> => {
  const { cookie } = await issueSession(app.platform, elderId);
  return { headers: { cookie } };
};
const rights = async () =>
  (await callAs(app, daughter).get('/api/elders')).json().data[0] as {
    decidesAs: string | null;
    permissions: string[];
  };
const signInByPhone = async () => {
  await app.http.inject({
    method: 'POST',
    url: '/api/auth/phone/request-code',
    payload: { phoneNumber: phone },
  });
  const payload = { phoneNumber: phone, code: await codeSentTo(phone) };
  return app.http.inject({ method: 'POST', url: '/api/auth/phone/signin', payload });
};

describe('on the spot', () => {
  it('gives the account to the elder, and leaves the manager the chosen permissions', async () => {
    expect((await start({ phoneNumber: `0${phone.slice(4)}` })).json().data.pending).toBe(phone);
    const code = await codeSentTo(phone);
    expect(app.sent.at(-1)?.text).toContain('Marie');
    expect((await finish(code)).statusCode).toBe(200);
    expect(await rights()).toMatchObject({ decidesAs: null, permissions: ['alerts:receive'] });
    expect((await start({ phoneNumber: phone })).statusCode).toBe(404);
    expect((await signInByPhone()).json().data).toMatchObject({ id: elderId });
    expect(await rights()).toMatchObject({ permissions: ['alerts:receive'] });
  });

  it('notifies the elder, not who hands over, and logs it as the elder’s decision', async () => {
    await start({ phoneNumber: phone });
    await finish(await codeSentTo(phone));
    const elder = callAs(app, await asElder());
    const bell = (await elder.get('/api/notifications')).json().data;
    expect(bell[0].message).toContain('Marie helps you as before');
    const notices = (await callAs(app, daughter).get('/api/notifications')).json().data;
    expect(notices).toEqual([]);
    const log = (await elder.get(`/api/elders/${elderId}/consents`)).json().data;
    expect(log[0]).toMatchObject({
      action: 'changed',
      givenAs: 'elder',
      permissions: ['alerts:receive'],
      added: [],
    });
  });

  it('works by e-mail too', async () => {
    await start({ email: 'verene@hafi.test' });
    expect((await finish(await codeSentTo('verene@hafi.test'))).statusCode).toBe(200);
    const session = await callAs(app, await asElder()).get('/api/auth/session');
    expect(session.json().data.email).toBe('verene@hafi.test');
  });

  it('refuses a wrong code, and after 5 also the right one', async () => {
    await start({ phoneNumber: phone });
    const code = await codeSentTo(phone);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await finish(wrong)).json().code).toBe('invalid-one-time-code');
    }
    expect((await finish(code)).json().code).toBe('invalid-one-time-code');
    expect(await rights()).toMatchObject({ decidesAs: 'manager' });
  });

  it('shows where the code was sent while it is valid', async () => {
    const pending = async () =>
      (await callAs(app, daughter).get(`/api/elders/${elderId}/hand-over`)).json().data.pending;
    expect(await pending()).toBeNull();
    await start({ phoneNumber: phone });
    expect(await pending()).toBe(phone);
    app.clock.set('2026-11-23T06:10:01Z');
    expect(await pending()).toBeNull();
  });
});

describe('a number that somebody has verified', () => {
  it('gets the same answer, and within the circle is refused only with its code', async () => {
    const who = await makePerson(app, { phoneNumber: phone });
    await makeMember(app, { elder: { ...daughter, personId: elderId }, who });
    expect((await start({ phoneNumber: phone })).statusCode).toBe(200);
    const answer = await finish(await codeSentTo(phone));
    expect(answer.json()).toMatchObject({ code: 'phone-in-use', status: 409 });
    expect(await rights()).toMatchObject({ decidesAs: 'manager' });
  });

  it('leaves a stranger for the elder who shows the code', async () => {
    const stranger = await makePerson(app, { phoneNumber: phone });
    await start({ phoneNumber: phone });
    expect((await finish(await codeSentTo(phone))).statusCode).toBe(200);
    const cards = await findContactCards(app.platform.db, [stranger.personId, elderId]);
    expect(cards.get(stranger.personId)?.phoneNumber).toBeNull();
    expect(cards.get(elderId)?.phoneNumber).toBe(phone);
  });

  it('stays with its verified owner at sign-in', async () => {
    const owner = await makePerson(app, { phoneNumber: phone });
    await start({ phoneNumber: phone });
    expect((await signInByPhone()).json().data.id).toBe(owner.personId);
    expect(await rights()).toMatchObject({ decidesAs: 'manager' });
  });
});

it('is done as well by the elder who signs in with the number', async () => {
  await start({ phoneNumber: phone });
  expect((await signInByPhone()).json().data).toMatchObject({ id: elderId, email: null });
  expect(await rights()).toMatchObject({ decidesAs: null });
  expect((await rights()).permissions).toContain('bookings:manage');
});

it('requires a number or an address', async () => {
  expect((await start({})).json().errors).toMatchObject([{ path: 'phoneNumber' }]);
});

it('is for the manager only', async () => {
  const elder = await asElder();
  const stranger = await makePerson(app, { roles: ['FAMILY'] });
  for (const who of [stranger, elder]) {
    const { get, post } = callAs(app, who);
    const path = `/api/elders/${elderId}/hand-over`;
    expect((await get(path)).statusCode).toBe(404);
    expect((await post(path, { phoneNumber: phone })).statusCode).toBe(404);
    const body = { code: '123456', permissions: [] };
    expect((await post(`${path}/finish`, body)).statusCode).toBe(404);
  }
});
