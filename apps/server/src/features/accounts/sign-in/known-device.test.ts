import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerPerson } from '../../../seed/register-person.ts';
import { accountCalls } from '../../../test/account-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { countUse } from '../limits.ts';

let app: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  app = await startTestApp();
  calls = accountCalls(app);
});
afterAll(() => app.close());

const password = 'secret-1';
let made = 0;
async function newPerson(): Promise<string> {
  made += 1;
  const email = `known-${made}@hafi.test`;
  const person = { firstName: 'Aline', lastName: 'Uwase', email, password };
  await registerPerson(app.platform, { ...person, roles: ['FAMILY'] });
  return email;
}

/** Signs in and returns the cookies that the device keeps after signing out. */
async function signInOnce(email: string): Promise<string> {
  const answer = await calls.post('signin', { email, password });
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0]);
  return cookies.filter((each) => !each?.startsWith('hafi_session')).join('; ');
}

/** Others use up what the account has, from everywhere and from this address. */
async function useUp(email: string): Promise<void> {
  for (let count = 0; count < 300; count += 1) {
    await countUse(app.platform, ['sign-in-account', email]).catch(() => undefined);
  }
  for (let count = 0; count < 20; count += 1) {
    await countUse(app.platform, ['sign-in', `${email} 127.0.0.1`]).catch(() => undefined);
  }
}

const signIn = (email: string, typed: string, cookie?: string) =>
  calls.post('signin', { email, password: typed }, { cookie });

describe('a device on which somebody signed in to the account before', () => {
  test('is let through when others have used up its tries', async () => {
    const email = await newPerson();
    const cookie = await signInOnce(email);
    await useUp(email);
    expect((await signIn(email, password)).code).toBe('too-many-requests');
    expect((await signIn(email, password, cookie)).status).toBe(200);
  });

  test("has 20 tries of its own in 15 minutes, and uses up nobody else's", async () => {
    const email = await newPerson();
    const cookie = await signInOnce(email);
    for (let count = 0; count < 20; count += 1) {
      expect((await signIn(email, 'wrong', cookie)).code).toBe('invalid-credentials');
    }
    expect((await signIn(email, password, cookie)).code).toBe('too-many-requests');
    expect((await signIn(email, password)).status).toBe(200);
    app.clock.advance({ minutes: 15, seconds: 1 });
    expect((await signIn(email, password, cookie)).status).toBe(200);
  });

  test('is known for that account only, for 180 days, and by no invented cookie', async () => {
    const [own, other] = [await newPerson(), await newPerson()];
    const cookie = await signInOnce(own);
    await useUp(other);
    const renamed = (await signInOnce(await newPerson())).replace(
      /=.*/,
      cookie.replace(/^[^=]*/, ''),
    );
    for (const each of [cookie, renamed, `${cookie}x`]) {
      expect((await signIn(other, password, each)).code).toBe('too-many-requests');
    }
    await useUp(own);
    const later = cookie.replace(/\.\d+\./, '.99999999999.');
    expect((await signIn(own, password, later)).code).toBe('too-many-requests');
    app.clock.advance({ days: 181 });
    await useUp(own);
    expect((await signIn(own, password, cookie)).code).toBe('too-many-requests');
  });
});

describe('a phone on which an elder without e-mail signed in before', () => {
  const ask = (phoneNumber: string, cookie?: string, from?: string) =>
    calls.post('phone/request-code', { phoneNumber }, { cookie }, from);

  /** An elder who signed in by SMS: their number and the cookies that their phone keeps. */
  async function elderWithPhone() {
    made += 1;
    const phoneNumber = `+2507880066${String(made).padStart(2, '0')}`;
    const elder = { firstName: 'Rose', lastName: 'Uwera', phoneNumber };
    await registerPerson(app.platform, { ...elder, roles: ['PATIENT'] });
    await ask(phoneNumber);
    const code = await calls.codeSentTo(phoneNumber);
    const { cookie, headers, status } = await calls.post('phone/signin', { phoneNumber, code });
    expect(status).toBe(200);
    const set = [headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0]);
    const kept = set.filter((each) => each?.startsWith('hafi_known_')).join('; ');
    return { phoneNumber, kept, session: cookie };
  }

  /** Strangers at many addresses, and one at the elder's own, use up what the number has. */
  async function useUpCodes(phoneNumber: string): Promise<void> {
    for (let count = 0; count < 20; count += 1) {
      await ask(phoneNumber, undefined, `10.3.0.${count}`);
      await countUse(app.platform, ['code', `sms:${phoneNumber} 127.0.0.1`]).catch(() => undefined);
    }
  }

  test('still gets codes when strangers have used up those of the day', async () => {
    const { kept, phoneNumber } = await elderWithPhone();
    await useUpCodes(phoneNumber);
    expect((await ask(phoneNumber)).status).toBe(429);
    expect((await ask(phoneNumber, kept)).status).toBe(200);
    const code = await calls.codeSentTo(phoneNumber);
    const signedIn = await calls.post('phone/signin', { phoneNumber, code }, { cookie: kept });
    expect(signedIn.status).toBe(200);
  });

  test('can still confirm who uses it', async () => {
    const { kept, phoneNumber, session } = await elderWithPhone();
    await useUpCodes(phoneNumber);
    const confirm = (cookie: string) => calls.post('confirm/request-code', {}, { cookie });
    expect((await confirm(session)).status).toBe(429);
    expect((await confirm(`${session}; ${kept}`)).status).toBe(200);
  });

  test("has ten a day, uses up nobody else's, and is known for that number only", async () => {
    const [own, other] = [await elderWithPhone(), await elderWithPhone()];
    for (let count = 0; count < 10; count += 1) {
      expect((await ask(own.phoneNumber, own.kept)).status).toBe(200);
    }
    expect((await ask(own.phoneNumber, own.kept)).status).toBe(429);
    expect((await ask(own.phoneNumber)).status).toBe(200);
    await useUpCodes(other.phoneNumber);
    expect((await ask(other.phoneNumber, own.kept)).status).toBe(429);
    app.clock.advance({ hours: 24, seconds: 1 });
    expect((await ask(own.phoneNumber, own.kept)).status).toBe(200);
  });

  test('is not known for a number that was only typed', async () => {
    const [email, phoneNumber] = ['typed-number@hafi.test', '+250788006699'];
    const form = { firstName: 'Eve', lastName: 'E', role: 'PATIENT', password: 'stranger-1' };
    await calls.post('signup', { ...form, email, phoneNumber });
    const { headers } = await calls.post('signin', { email, password: 'stranger-1' });
    const kept = [headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0]);
    await useUpCodes(phoneNumber);
    expect((await ask(phoneNumber, kept.join('; '))).status).toBe(429);
  });
});

test('codes of all kinds to one number count together: 20 a day', async () => {
  // Given a number that its owner signs in with, and that somebody else types in the own profile
  const phoneNumber = '+250788007777';
  const elder = { firstName: 'Rose', lastName: 'Uwera', phoneNumber };
  await registerPerson(app.platform, { ...elder, roles: ['PATIENT'] });
  const email = await newPerson();
  const { cookie } = await calls.post('signin', { email, password });
  const confirmed = await calls.post('confirm', { password }, { cookie });
  expect(confirmed.status).toBe(200);
  // When both kinds of code are asked for from many addresses
  const requested: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const from = `10.1.0.${count}`;
    requested.push((await calls.post('phone/request-code', { phoneNumber }, {}, from)).status);
    requested.push((await calls.put('profile', { phoneNumber }, { cookie }, from)).status);
  }
  // Then twenty go out
  expect(requested.filter((status) => status === 200)).toHaveLength(20);
  expect(requested.slice(-4)).toEqual([429, 429, 429, 429]);
});
