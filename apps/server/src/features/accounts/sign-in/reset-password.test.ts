import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxMessages } from '../../../platform/outbox/outbox.tables.ts';
import { registerPerson } from '../../../seed/register-person.ts';
import { accountCalls, wrongCode } from '../../../test/account-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { oneTimeCodes } from '../credentials.tables.ts';

let app: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  app = await startTestApp();
  calls = accountCalls(app);
});
afterAll(() => app.close());

const sent = 'OTP sent to your email. Please check your inbox and proceed to reset your password.';
/** An answer without what differs each time. */
const sameBut = (answer: object) => ({ ...answer, headers: null, cookie: null });

let made = 0;
async function forgetful() {
  made += 1;
  const email = `forgets-${made}@hafi.test`;
  const person = { firstName: 'A', lastName: 'B', email, password: 'old-secret' };
  await registerPerson(app.platform, { ...person, roles: ['PATIENT'] });
  return email;
}
async function askCode(email: string) {
  await calls.post('request-password-reset', { email });
  return calls.codeSentTo(email);
}
const reset = (email: string, otp: string, newPassword = 'new-secret') =>
  calls.post('reset-password', { email, otp, newPassword });

test('a mailed code sets a new password, once, and ends all sessions', async () => {
  const email = await forgetful();
  const { cookie } = await calls.post('signin', { email, password: 'old-secret' });
  const requested = await calls.post('request-password-reset', { email });
  expect(requested).toMatchObject({ status: 200, data: { message: sent } });
  const otp = await calls.codeSentTo(email);
  const answer = await reset(email, otp);
  expect(answer.data).toEqual({
    message: 'Password reset successfully. You can now sign in with your new password.',
  });
  expect((await calls.get('session', { cookie })).data).toBeNull();
  const sign = (password: string) => calls.post('signin', { email, password });
  expect((await sign('old-secret')).status).toBe(401);
  expect((await sign('new-secret')).status).toBe(200);
  expect((await reset(email, otp)).code).toBe('invalid-reset-code');
  const subjects = (await calls.messagesTo(email)).map(({ subject }) => subject);
  expect(subjects.at(-1)).toBe('Your password was changed');
});

test('an unknown address gets the same answers and no mail', async () => {
  const email = 'nobody@hafi.test';
  const known = await forgetful();
  const forKnown = await calls.post('request-password-reset', { email: known });
  const forUnknown = await calls.post('request-password-reset', { email });
  expect(sameBut(forUnknown)).toEqual(sameBut(forKnown));
  expect(await calls.messagesTo(email)).toEqual([]);
  const otp = wrongCode(await calls.codeSentTo(known));
  const [one, other] = [await reset(known, otp), await reset(email, otp)];
  expect({ ...other, headers: null }).toEqual({ ...one, headers: null });
});

test('the code is stored as a hash, and its mail is wiped once sent', async () => {
  const email = await forgetful();
  const otp = await askCode(email);
  const kept = await app.platform.db.select().from(oneTimeCodes);
  const mails = await app.platform.db.select().from(outboxMessages);
  expect(JSON.stringify(kept)).not.toContain(`"${otp}"`);
  expect(JSON.stringify(kept)).not.toContain(email);
  expect(JSON.stringify(mails)).not.toContain(otp);
});

test('it is valid for 10 minutes', async () => {
  const email = await forgetful();
  const late = await askCode(email);
  app.clock.advance({ minutes: 10, seconds: 1 });
  expect((await reset(email, late)).code).toBe('invalid-reset-code');
  const inTime = await askCode(email);
  app.clock.advance({ minutes: 9, seconds: 59 });
  expect((await reset(email, inTime)).status).toBe(200);
});

test('it allows 5 attempts, even when they arrive at once', async () => {
  const email = await forgetful();
  const otp = await askCode(email);
  const guesses = Array.from({ length: 5 }, () => reset(email, wrongCode(otp)));
  for (const { code } of await Promise.all(guesses)) expect(code).toBe('invalid-reset-code');
  expect((await reset(email, otp)).code).toBe('invalid-reset-code');
});

test('a code before the newest is good too, and ends that: a mail may be late', async () => {
  const email = await forgetful();
  const first = await askCode(email);
  const second = await askCode(email);
  expect((await reset(email, first)).status).toBe(200);
  expect((await reset(email, second)).code).toBe('invalid-reset-code');
});

test('of two who use it at once, one succeeds', async () => {
  const email = await forgetful();
  const otp = await askCode(email);
  const both = await Promise.all([reset(email, otp, 'first-1'), reset(email, otp, 'second-1')]);
  const statuses = both.map(({ status }) => status).sort();
  expect(statuses[0]).toBe(200);
  expect(statuses[1]).toBeGreaterThanOrEqual(400);
  expect(statuses[1]).toBeLessThan(500);
});

test('one address gets at most 5 codes an hour, known or not', async () => {
  for (const email of [await forgetful(), 'nobody-asks@hafi.test']) {
    const ask = () => calls.post('request-password-reset', { email });
    for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect(refused.headers['retry-after']).toBeDefined();
  }
  app.clock.advance({ hours: 1, seconds: 1 });
  const later = await calls.post('request-password-reset', { email: 'nobody-asks@hafi.test' });
  expect(later.status).toBe(200);
});

test('a reset unlocks a locked account', async () => {
  const email = await forgetful();
  for (let count = 0; count < 20; count += 1) {
    await calls.post('signin', { email, password: 'no' }, {}, '10.2.0.1');
  }
  await reset(email, await askCode(email));
  expect((await calls.post('signin', { email, password: 'new-secret' })).status).toBe(200);
});

test('short passwords and malformed codes are refused by field', async () => {
  const answer = await reset('a@hafi.test', '12345', 'a-b-c');
  expect(
    answer.errors.map(({ path, code }: { path: string; code: string }) => [path, code]),
  ).toEqual([
    ['otp', 'invalid-code'],
    ['newPassword', 'too-short'],
  ]);
});

test('a code belongs to the browser that asked: nobody else uses up its tries or replaces it', async () => {
  const email = await forgetful();
  const requested = await calls.post('request-password-reset', { email });
  expect(requested.headers['set-cookie']).toMatch(/^hafi_browser=.*HttpOnly; SameSite=Lax/);
  const owner = { cookie: requested.cookie };
  const otp = await calls.codeSentTo(email);
  // Somebody without cookies, and another browser, try it and ask for codes of their own.
  for (let count = 0; count < 6; count += 1) await reset(email, wrongCode(otp));
  const other = await calls.post('request-password-reset', { email }, {}, '10.9.0.1');
  const entered = { email, otp, newPassword: 'new-secret' };
  const stolen = await calls.post('reset-password', entered, { cookie: other.cookie });
  expect(stolen.code).toBe('invalid-reset-code');
  expect((await calls.post('reset-password', entered, owner)).status).toBe(200);
  expect((await calls.post('reset-password', entered, owner)).code).toBe('invalid-reset-code');
});

test('codes asked for elsewhere do not use up one’s own; a day has an end', async () => {
  const email = await forgetful();
  const ask = (from: string) => calls.post('request-password-reset', { email }, {}, from);
  for (let count = 0; count < 6; count += 1) await ask('10.9.0.2');
  expect((await ask('10.9.0.2')).status).toBe(429);
  expect((await ask('10.9.0.3')).status).toBe(200);
  for (let place = 10; place < 24; place += 1) await ask(`10.9.0.${place}`);
  expect((await ask('10.9.0.99')).status).toBe(429);
  app.clock.advance({ hours: 24, seconds: 1 });
  expect((await ask('10.9.0.99')).status).toBe(200);
});

test('a browser keeps only a secret that the server made, for an hour', async () => {
  const email = await forgetful();
  const planted = `hafi_browser=${'planted-by-somebody-who-knows-it-1234567890'}`;
  const requested = await calls.post('request-password-reset', { email }, { cookie: planted });
  expect(requested.cookie).not.toContain('planted');
  const otp = await calls.codeSentTo(email);
  // Whoever put it there can use up only the tries of clients without cookies.
  for (let count = 0; count < 6; count += 1) {
    const entered = { email, otp: wrongCode(otp), newPassword: 'new-secret' };
    await calls.post('reset-password', entered, { cookie: planted });
  }
  const entered = { email, otp, newPassword: 'new-secret' };
  const owner = { cookie: requested.cookie };
  expect((await calls.post('reset-password', entered, owner)).status).toBe(200);
  app.clock.advance({ hours: 1, seconds: 1 });
  const again = await calls.post('request-password-reset', { email }, owner);
  expect(again.cookie.split('.')[0]).not.toBe(requested.cookie.split('.')[0]);
});
