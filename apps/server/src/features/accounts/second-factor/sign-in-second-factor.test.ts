import { afterAll, beforeAll, expect, test } from 'vitest';
import { readKeyRing } from '../../../platform/config/key-ring.ts';
import { registerPerson } from '../../../seed/register-person.ts';
import { accountCalls } from '../../../test/account-calls.ts';
import { issueSession } from '../../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { recoveryCodes, twoFactors } from '../credentials.tables.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { stepAt, totpCode } from './totp.ts';
import { findTwoFactor } from './two-factor.repo.ts';

let app: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  app = await startTestApp();
  calls = accountCalls(app);
});
afterAll(() => app.close());

const password = 'secret-1';
let made = 0;
async function newPerson() {
  made += 1;
  const email = `careful-${made}@hafi.test`;
  const person = { firstName: 'A', lastName: 'B', email, password };
  const id = await registerPerson(app.platform, { ...person, roles: ['FAMILY'] });
  const { cookie } = await issueSession(app.platform, id);
  return { id, email, cookie };
}

/** Acts as an authenticator app with the secret it was shown. */
function authenticator(base32: string) {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  return (steps = 0) => totpCode(secret, stepAt(app.clock.now()) + steps);
}

async function withTwoFactor() {
  const person = await newPerson();
  const { cookie } = person;
  const started = await calls.post('two-factor/start', { password }, { cookie });
  const code = authenticator(started.data.secret);
  const confirmed = await calls.post('two-factor/confirm', { code: code() }, { cookie });
  app.clock.advance({ minutes: 1 });
  return { ...person, code, recovery: confirmed.data.recoveryCodes as string[] };
}
async function challengeOf(email: string): Promise<string> {
  const { data } = await calls.post('signin', { email, password, rememberMe: true });
  return data.challenge;
}
const finish = (challenge: string, code: string) =>
  calls.post('signin/second-factor', { challenge, code });
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

test('setup shows the secret, asks for a first code and returns recovery codes', async () => {
  const { cookie, email } = await newPerson();
  const refused = await calls.post('two-factor/start', { password: 'no' }, { cookie });
  expect(refused).toMatchObject({ status: 403, code: 'wrong-password' });
  const early = await calls.post('two-factor/confirm', { code: '000000' }, { cookie });
  expect(early.code).toBe('two-factor-not-started');
  const { data } = await calls.post('two-factor/start', { password }, { cookie });
  expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(data.otpauthUri);
  expect(decodeURIComponent(uri.pathname)).toBe(`/Hafi:${email}`);
  expect(uri.searchParams.get('secret')).toBe(data.secret);
  const code = authenticator(data.secret);
  const off = await calls.post('two-factor/confirm', { code: wrong(code()) }, { cookie });
  expect(off.code).toBe('invalid-second-factor');
  const on = await calls.post('two-factor/confirm', { code: code() }, { cookie });
  expect(new Set(on.data.recoveryCodes).size).toBe(10);
  expect((await calls.get('session', { cookie })).data.twoFactorEnabled).toBe(true);
  const again = await calls.post('two-factor/start', { password }, { cookie });
  expect(again.code).toBe('two-factor-already-on');
  const kept = JSON.stringify([
    await app.platform.db.select().from(twoFactors),
    await app.platform.db.select().from(recoveryCodes),
  ]);
  expect(kept).not.toContain(data.secret);
  for (const each of on.data.recoveryCodes) expect(kept).not.toContain(each);
});

test('signing in then returns a challenge and no session; a code completes it, once', async () => {
  const { email, code, id } = await withTwoFactor();
  const first = await calls.post('signin', { email, password, rememberMe: true });
  expect(first).toMatchObject({ status: 200, cookie: '', data: { secondFactor: 'totp' } });
  expect(first.data.token).toBeUndefined();
  const { challenge } = first.data;
  expect((await finish(challenge, wrong(code()))).code).toBe('invalid-second-factor');
  const done = await finish(challenge, code());
  expect(done.data).toMatchObject({ id, email });
  expect(done.headers['set-cookie']?.[0]).toContain('Max-Age=2592000');
  expect((await finish(challenge, code())).code).toBe('challenge-expired');
});

test('a code works once, at most one time step early or late', async () => {
  const { email, code } = await withTwoFactor();
  const late = code(-1);
  expect((await finish(await challengeOf(email), late)).status).toBe(200);
  expect((await finish(await challengeOf(email), late)).code).toBe('invalid-second-factor');
  expect((await finish(await challengeOf(email), code(1))).status).toBe(200);
  expect((await finish(await challengeOf(email), code(2))).code).toBe('invalid-second-factor');
});

test('a challenge is valid for 5 minutes and 5 attempts', async () => {
  const { email, code } = await withTwoFactor();
  const old = await challengeOf(email);
  app.clock.advance({ minutes: 5, seconds: 1 });
  expect((await finish(old, code())).code).toBe('challenge-expired');
  const tried = await challengeOf(email);
  for (let count = 0; count < 5; count += 1) await finish(tried, wrong(code()));
  expect((await finish(tried, code())).code).toBe('challenge-expired');
  expect((await finish('made-up', '123456')).code).toBe('challenge-expired');
});

test('10 wrong codes in an hour lock the second step, however many challenges there were', async () => {
  const { email, code } = await withTwoFactor();
  for (let count = 0; count < 10; count += 1) {
    await finish(await challengeOf(email), wrong(code()));
  }
  expect((await finish(await challengeOf(email), code())).status).toBe(429);
  app.clock.advance({ hours: 1, seconds: 1 });
  expect((await finish(await challengeOf(email), code())).status).toBe(200);
});

test('a recovery code works once, however it is typed', async () => {
  const { email, recovery } = await withTwoFactor();
  const typed = ` ${recovery[0]?.toLowerCase().replace('-', ' ')} `;
  expect((await finish(await challengeOf(email), typed)).status).toBe(200);
  const again = await finish(await challengeOf(email), recovery[0] ?? '');
  expect(again.code).toBe('invalid-second-factor');
  expect((await finish(await challengeOf(email), recovery[1] ?? '')).status).toBe(200);
});

test('the password turns it off; the owner is notified', async () => {
  const { email, cookie } = await withTwoFactor();
  const refused = await calls.post('two-factor/stop', { password: 'no' }, { cookie });
  expect(refused.code).toBe('wrong-password');
  expect((await calls.post('two-factor/stop', { password }, { cookie })).data).toBeNull();
  expect((await calls.post('signin', { email, password })).data.token).toBeDefined();
  const subjects = (await calls.messagesTo(email)).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual(['Two-step sign-in is off', 'Two-step sign-in is on']);
});

test('survives a new key in the ring, and leaves the old one behind', async () => {
  const { code, id, recovery } = await withTwoFactor();
  const { config } = app.platform;
  const ring = `new:${'n1'.repeat(16)},${config.sessionSecret}`;
  const rotated = { ...app.platform, config: { ...config, keys: readKeyRing(ring) } };
  expect(await checkSecondFactor(rotated, id, code())).toBe(true);
  expect((await findTwoFactor(app.platform.db, id))?.secret).toMatch(/^new\./);
  expect(await checkSecondFactor(rotated, id, recovery[0] ?? '')).toBe(true);
  app.clock.advance({ minutes: 1 });
  expect(await checkSecondFactor(rotated, id, code())).toBe(true);
});
