import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { owaspCost } from '../../../platform/config/password-cost.ts';
import { registerPerson } from '../../../seed/register-person.ts';
import { accountCalls } from '../../../test/account-calls.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { sessions } from '../credentials.tables.ts';
import { countUse } from '../limits.ts';
import { findPasswordHash } from './passwords.repo.ts';
import { signIn } from './sign-in.ts';

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
  const email = `signs-in-${made}@hafi.test`;
  const person = { firstName: 'Aline', lastName: 'Uwase', email, password };
  const id = await registerPerson(app.platform, { ...person, roles: ['FAMILY'] });
  return { id, email };
}

describe('signing in', () => {
  test('rehashes a password once the cost has risen', async () => {
    const { id, email } = await newPerson();
    const { config } = app.platform;
    const costly = { ...app.platform, config: { ...config, passwordCost: owaspCost } };
    const from = {
      address: '127.0.0.1',
      browser: null,
      cookie: undefined,
      locale: 'en' as const,
      userAgent: '',
    };
    await signIn(costly, { email, password, rememberMe: false }, from);
    expect(await findPasswordHash(app.platform.db, id)).toMatch(/^scrypt\$16384\$8\$5\$/);
    expect((await calls.post('signin', { email, password })).status).toBe(200);
  });

  test('returns the account and a token, by cookie or bearer alike; signing out ends both', async () => {
    const { id, email } = await newPerson();
    const answer = await calls.post('signin', { email, password, role: 'ADMIN' });
    const { token, ...rest } = answer.data;
    expect(answer.status).toBe(200);
    expect(rest).toEqual({
      id,
      firstName: 'Aline',
      lastName: 'Uwase',
      email,
      roles: ['FAMILY'],
      photo: null,
    });
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^hafi_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const { cookie } = answer;
    expect((await calls.get('session', { cookie })).data).toMatchObject({ id });
    const authorization = `Bearer ${token}`;
    expect((await calls.get('session', { authorization })).data).toMatchObject({ id });
    const out = await calls.post('signout', {}, { authorization });
    expect(out.headers['set-cookie']).toMatch(/^hafi_session=; .*Max-Age=0/);
    expect((await calls.get('session', { cookie })).data).toBeNull();
    expect((await calls.post('signout', {})).status).toBe(200);
    // The session cookie is removed too, so that its owner is a visitor again.
    const after = await calls.get('session', { cookie });
    expect(after.headers['set-cookie']).toMatch(/^hafi_session=; .*Max-Age=0$/);
  });

  test('the address is compared without case and spaces', async () => {
    const { email } = await newPerson();
    const answer = await calls.post('signin', { email: ` ${email.toUpperCase()} `, password });
    expect(answer.status).toBe(200);
  });

  test('only a hash of the token is stored', async () => {
    const { token } = await makePerson(app);
    const rows = await app.platform.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('an invented cookie or token identifies nobody', async () => {
    const { headers } = await makePerson(app);
    for (const wrong of ['hafi_session=x', `hafi_session=${'a'.repeat(43)}`, 'hafi_session=%00']) {
      expect((await calls.get('session', { cookie: wrong })).data).toBeNull();
    }
    const both = { ...headers, authorization: 'Bearer nonsense' };
    expect((await calls.get('session', both)).data).toBeNull();
    expect((await calls.get('sessions', both)).code).toBe('not-signed-in');
  });
});

describe('the lifetime of a session', () => {
  test('not remembered: until the browser closes, 12 hours at most', async () => {
    const { email } = await newPerson();
    const { cookie } = await calls.post('signin', { email, password });
    app.clock.advance({ hours: 11 });
    const { data, headers } = await calls.get('session', { cookie });
    expect(data).toMatchObject({ email });
    expect(headers['set-cookie']).toBeUndefined();
    app.clock.advance({ hours: 1, seconds: 1 });
    expect((await calls.get('session', { cookie })).data).toBeNull();
  });

  test('remembered: 30 days from the last use', async () => {
    const { email } = await newPerson();
    const answer = await calls.post('signin', { email, password, rememberMe: true });
    expect(answer.headers['set-cookie']?.[0]).toContain('; Max-Age=2592000');
    const { cookie } = answer;
    for (let time = 0; time < 3; time += 1) {
      app.clock.advance({ days: 29 });
      const { data, headers } = await calls.get('session', { cookie });
      expect(data).toMatchObject({ email });
      expect(headers['set-cookie']).toContain('; Max-Age=2592000');
    }
    app.clock.advance({ days: 30, seconds: 1 });
    expect((await calls.get('session', { cookie })).data).toBeNull();
  });
});

describe('signing in with a wrong secret', () => {
  test('gives the same answer for a wrong password and an unknown address, in the requested language', async () => {
    const { email } = await newPerson();
    const wrong = await calls.post('signin', { email, password: 'wrong' });
    const unknown = await calls.post('signin', { email: 'nobody@hafi.test', password: 'wrong' });
    expect(wrong.status).toBe(401);
    expect(wrong.message).toBe('Invalid credentials. Please try again.');
    expect({ ...unknown, headers: null }).toEqual({ ...wrong, headers: null });
    const french = { 'accept-language': 'fr' };
    const inFrench = await calls.post('signin', { email, password: 'wrong' }, french);
    expect(inFrench.message).not.toBe(wrong.message);
  });

  test('takes as long for an unknown address', async () => {
    const { email } = await newPerson();
    const time = async (address: string) => {
      const start = performance.now();
      await calls.post('signin', { email: address, password: 'wrong' }, {}, '10.0.0.9');
      return performance.now() - start;
    };
    const median = (times: number[]) => times.sort((a, b) => a - b)[4] ?? 0;
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 9; round += 1) {
      known.push(await time(email));
      unknown.push(await time('nobody-times@hafi.test'));
    }
    const ratio = median(known) / median(unknown);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  test('locks after 20 failures, known or not, even for the right password, for 15 minutes', async () => {
    const { email } = await newPerson();
    const fail = async (address: string, from: string) => {
      for (let count = 0; count < 20; count += 1) {
        const answer = await calls.post('signin', { email: address, password: 'no' }, {}, from);
        expect(answer.code).toBe('invalid-credentials');
      }
      return calls.post('signin', { email: address, password }, {}, from);
    };
    const known = await fail(email, '10.0.1.1');
    const unknown = await fail('nobody-locked@hafi.test', '10.0.1.2');
    expect(known.status).toBe(429);
    expect(Number(known.headers['retry-after'])).toBeGreaterThan(0);
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
    app.clock.advance({ minutes: 15, seconds: 1 });
    expect((await calls.post('signin', { email, password })).status).toBe(200);
  });

  test('a burst of simultaneous guesses gets no further than the limit', async () => {
    const { email } = await newPerson();
    const guess = () => calls.post('signin', { email, password: 'no' }, {}, '10.0.1.3');
    await Promise.all(Array.from({ length: 40 }, guess));
    expect((await calls.post('signin', { email, password }, {}, '10.0.1.3')).status).toBe(429);
    // Nobody locks somebody else out from elsewhere.
    expect((await calls.post('signin', { email, password }, {}, '10.0.1.4')).status).toBe(200);
  });

  test('a success resets the count of failures', async () => {
    const { email } = await newPerson();
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 15; count += 1) {
        await calls.post('signin', { email, password: 'no' }, {}, '10.0.2.1');
      }
      expect((await calls.post('signin', { email, password }, {}, '10.0.2.1')).status).toBe(200);
    }
  });

  test('a network address is blocked after 300 failures, others are not', async () => {
    const from = '10.0.3.1';
    for (let count = 0; count < 299; count += 1) {
      await countUse(app.platform, ['sign-in-address', from]);
    }
    await calls.post('signin', { email: 'the-last@hafi.test', password: 'no' }, {}, from);
    const { email } = await newPerson();
    expect((await calls.post('signin', { email, password }, {}, from)).status).toBe(429);
    expect((await calls.post('signin', { email, password }, {}, '10.0.3.2')).status).toBe(200);
  });
});

test('a request from another site signs nobody in', async () => {
  const { email } = await newPerson();
  const headers = { origin: 'https://evil.example' };
  expect((await calls.post('signin', { email, password }, headers)).code).toBe('foreign-origin');
});

test('under https the cookie is bound to the host', async () => {
  const secure = await startTestApp({ env: { PUBLIC_URL: 'https://hafi.example' } });
  const person = { firstName: 'A', lastName: 'B', email: 'a@hafi.test', password };
  await registerPerson(secure.platform, { ...person, roles: ['FAMILY'] });
  const answer = await accountCalls(secure).post('signin', { email: 'a@hafi.test', password });
  expect(answer.headers['set-cookie']?.[0]).toMatch(
    /^__Host-hafi_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  const { cookie } = answer;
  expect((await accountCalls(secure).get('session', { cookie })).data).not.toBeNull();
  await secure.close();
});
