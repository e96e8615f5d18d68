import { consentVersion } from '@hafi/contract/circle/consent-text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '../../../test/account-calls.ts';
import { callAs } from '../../../test/call-as.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { registerKept } from '../../../test/factories/kept-elder.factory.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { proveIdentity } from '../../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { circleWith } from '../../circle/circle.public.ts';
import { findPersonByEmail, findPersonById, findPersonByPhone } from '../people.repo.ts';

let app: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  app = await startTestApp();
  calls = accountCalls(app);
});
afterAll(() => app.close());

let made = 0;
function newContact() {
  made += 1;
  return { email: `victim-${made}@hafi.test`, number: `+25078866${String(made).padStart(4, '0')}` };
}

/** Opens an account with somebody else's contacts, and signs in by its password. */
async function squat(contact: { email: string; phoneNumber?: string }) {
  const form = { firstName: 'Eve', lastName: 'E', password: 'stranger-1', role: 'PATIENT' };
  await calls.post('signup', { ...form, ...contact });
  const { cookie } = await calls.post('signin', { email: contact.email, password: 'stranger-1' });
  const id = (await findPersonByEmail(app.platform.db, contact.email))?.id ?? '';
  return { id, who: { headers: { cookie } } };
}
async function signInBySms(phoneNumber: string) {
  const before = (await calls.messagesTo(phoneNumber)).length;
  await calls.post('phone/request-code', { phoneNumber });
  const [sent] = (await calls.messagesTo(phoneNumber)).slice(before);
  const code = /\b\d{6}\b/.exec(sent?.text ?? '')?.[0] ?? '000000';
  return calls.post('phone/signin', { phoneNumber, code });
}
async function prove(who: { headers: { cookie: string } }, kind: 'email' | 'phone') {
  const requested = await calls.post('contact-proof', { kind }, who.headers);
  const code = await calls.codeSentTo(requested.data.sentTo);
  return calls.post(`${kind}/confirm`, { code }, who.headers);
}
const registerElder = async (phoneNumber: string) =>
  registerKept(app, await makePerson(app, { roles: ['FAMILY'] }), { phoneNumber });

test('a number that was proved in the profile makes the device known, whatever strangers ask for', async () => {
  const { email, number } = newContact();
  const { who } = await squat({ email, phoneNumber: number });
  await calls.post('contact-proof', { kind: 'phone' }, who.headers);
  const code = await calls.codeSentTo(number);
  const proved = await app.http.inject({
    method: 'POST',
    url: '/api/auth/phone/confirm',
    headers: who.headers,
    payload: { code },
  });
  const known = proved.cookies.find(({ name }) => name.includes('hafi_known_'));
  const ask = (nth: number, headers: Record<string, string> = {}) =>
    app.http.inject({
      method: 'POST',
      url: '/api/auth/phone/request-code',
      remoteAddress: `10.1.0.${nth}`,
      headers,
      payload: { phoneNumber: number },
    });
  const others: number[] = [];
  for (let nth = 1; nth <= 22; nth += 1) others.push((await ask(nth)).statusCode);
  expect(others.at(-1)).toBe(429);
  const cookie = `${known?.name}=${known?.value}`;
  expect((await ask(99, { cookie })).statusCode).toBe(200);
});

describe('a number that was only typed', () => {
  test('signs nobody in to the account of whoever typed it, and gets no code', async () => {
    const { email, number } = newContact();
    await squat({ email, phoneNumber: number });
    expect((await signInBySms(number)).code).toBe('invalid-one-time-code');
    expect(await calls.messagesTo(number)).toEqual([]);
  });

  test('abroad gets no code, which its owner is told, also who signs in by it', async () => {
    const { email } = newContact();
    const number = '+33612345678';
    const { who } = await squat({ email, phoneNumber: number });
    const session = await callAs(app, who).get('/api/auth/session');
    expect(session.json().data).toMatchObject({ phoneNumber: number, smsReaches: false });
    for (const requested of [
      await calls.post('contact-proof', { kind: 'phone' }, who.headers),
      await calls.post('phone/request-code', { phoneNumber: number }),
      await calls.post('phone/request-code', { phoneNumber: '+33600000000' }),
    ]) {
      expect(requested.code).toBe('sms-does-not-reach');
    }
    expect(await calls.messagesTo(number)).toEqual([]);
  });

  test('gets no message about an appointment', async () => {
    const { email, number } = newContact();
    const { who } = await squat({ email, phoneNumber: number });
    const sms = { notifications: { email: true, push: true, sms: true, quietHours: null } };
    await callAs(app, who).put('/api/preferences', sms);
    const id = (await findPersonByEmail(app.platform.db, email))?.id ?? '';
    const doctor = await makeDoctor(app);
    const patient = { ...(await makePerson(app)), ...who, personId: id };
    const booking = await makeBooking(app, { doctor, patient });
    await callAs(app, doctor).post(`/api/bookings/${booking.id}/accept`);
    expect((await calls.messagesTo(email)).length).toBeGreaterThan(1);
    expect(await calls.messagesTo(number)).toEqual([]);
  });

  test('belongs to who proves it, and leaves the others', async () => {
    const { email, number } = newContact();
    const stranger = await squat({ email, phoneNumber: number });
    const owner = await squat({ email: `owner-${email}`, phoneNumber: number });
    expect((await prove(owner.who, 'phone')).data).toMatchObject({ phoneProved: true });
    expect((await findPersonById(app.platform.db, stranger.id))?.phoneNumber).toBeNull();
    const { asks, challenge } = (await signInBySms(number)).data;
    expect(asks).toBe('password');
    const finish = await calls.post('phone/own-secret', { challenge, ownSecret: 'stranger-1' });
    expect(finish.data.id).toBe(owner.id);
  });

  test('leads an elder to the account that family keeps, never to an older one', async () => {
    const { email, number } = newContact();
    const stranger = await squat({ email, phoneNumber: number });
    const elderId = await registerElder(number);
    // It is the one that is kept: who keeps it has to hand it over.
    expect((await signInBySms(number)).code).toBe('account-is-kept');
    const kept = await findPersonByPhone(app.platform.db, number);
    expect(kept?.id).toBe(elderId);
    expect(kept?.id).not.toBe(stranger.id);
  });

  test('leads to no kept account when two are kept under it: nobody can say whose it is', async () => {
    const { number } = newContact();
    await registerElder(number);
    await registerElder(number);
    expect((await signInBySms(number)).code).toBe('invalid-one-time-code');
  });
});

describe('the first proof of an address', () => {
  test('takes out what a stranger had prepared', async () => {
    const { email, number } = newContact();
    const { id, who } = await squat({ email, phoneNumber: number });
    await prove(who, 'phone');
    const stranger = callAs(app, who);
    const wish = { plan: 'essential', cycle: 'monthly', acceptTerms: true };
    await stranger.post(`/api/subscriptions/${id}`, wish);
    const feed = (await stranger.post('/api/calendar-feed')).json().data.url as string;
    const accomplice = await makePerson(app);
    await proveIdentity(app, { personId: id });
    const invited = await stranger.post(`/api/elders/${id}/circle/invitations`, {
      way: 'code',
      relation: 'friend',
      permissions: ['health:read'],
      textVersion: consentVersion,
    });
    const { code } = invited.json().data;
    await callAs(app, accomplice).post('/api/invitations/accept', { code });
    expect(await circleWith(app.platform.db, id, 'health:read')).toEqual([accomplice.personId]);
    const { secret } = (
      await calls.post('two-factor/start', { password: 'stranger-1' }, who.headers)
    ).data;
    expect(secret).toBeDefined();

    await calls.post('request-password-reset', { email });
    const otp = await calls.codeSentTo(email);
    expect(
      (await calls.post('reset-password', { email, otp, newPassword: 'mine-now-1' })).status,
    ).toBe(200);

    expect((await calls.get('session', who.headers)).data).toBeNull();
    expect((await calls.post('signin', { email, password: 'stranger-1' })).status).toBe(401);
    expect((await signInBySms(number)).code).toBe('invalid-one-time-code');
    expect((await app.http.inject({ url: new URL(feed).pathname })).statusCode).toBe(404);
    expect(await circleWith(app.platform.db, id, 'health:read')).toEqual([]);
    const mine = await calls.post('signin', { email, password: 'mine-now-1' });
    expect(mine.data).toMatchObject({ id });
    const account = await findPersonById(app.platform.db, id);
    expect(account).toMatchObject({ emailVerified: true, phoneNumber: null, phoneVerified: false });
    const bell = (await callAs(app, accomplice).get('/api/notifications')).json().data;
    expect(bell[0].message).toContain('no longer in the circle');
  });

  test('takes out nothing once the owner has shown that it is theirs', async () => {
    const { email, number } = newContact();
    const { id, who } = await squat({ email, phoneNumber: number });
    expect((await prove(who, 'email')).data).toMatchObject({ emailProved: true });
    expect((await calls.post('contact-proof', { kind: 'email' }, who.headers)).status).toBe(404);
    await prove(who, 'phone');
    await calls.post('request-password-reset', { email });
    const otp = await calls.codeSentTo(email);
    await calls.post('reset-password', { email, otp, newPassword: 'mine-now-1' });
    expect(await findPersonById(app.platform.db, id)).toMatchObject({ phoneNumber: number });
  });
});
