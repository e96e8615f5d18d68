import { Events, type MutableResponse, type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerPerson } from '../../../seed/register-person.ts';
import { accountCalls, wrongCode } from '../../../test/account-calls.ts';
import { issueSession } from '../../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findPersonByEmail } from '../people.repo.ts';

const provider = new OAuth2Server();
let claims: Record<string, unknown> = {};
let app: TestApp;
let calls: ReturnType<typeof accountCalls>;
let address: string;
beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, 'localhost');
  provider.service.on(Events.BeforeTokenSigning, (token: MutableToken) => {
    Object.assign(token.payload, claims);
  });
  provider.service.on(Events.BeforeUserinfo, (answer: MutableResponse) => {
    answer.body = { ...claims };
  });
  const issuer = provider.issuer.url ?? '';
  app = await startTestApp({
    env: {
      GOOGLE_CLIENT_ID: 'hafi',
      GOOGLE_CLIENT_SECRET: 's',
      GOOGLE_ISSUER: issuer,
      INSTAGRAM_CLIENT_ID: 'ig',
      INSTAGRAM_CLIENT_SECRET: 's',
      INSTAGRAM_ISSUER: issuer,
    },
  });
  calls = accountCalls(app);
  address = await app.listen();
});
afterAll(async () => {
  await app.close();
  await provider.stop();
});

/** A browser that follows one redirect at a time over real HTTP. */
async function follow(url: string, cookie = '') {
  const answer = await fetch(new URL(url, address), { redirect: 'manual', headers: { cookie } });
  await answer.body?.cancel();
  const set = answer.headers.get('set-cookie')?.split(';')[0];
  return {
    status: answer.status,
    to: new URL(answer.headers.get('location') ?? '/', address),
    cookie: set ?? cookie,
  };
}

/** Goes to the provider and back; returns our page and the browser's cookie. */
async function goThrough(name: 'google' | 'instagram') {
  const begun = await follow(`/api/auth/${name}`);
  const agreed = await follow(begun.to.href);
  const back = await follow(agreed.to.href, begun.cookie);
  return { ...back, begun, agreed };
}
const exchange = (page: URL, cookie: string) =>
  calls.post('exchange', { code: page.searchParams.get('code') ?? '' }, { cookie });
const ada = { sub: 'g-1', given_name: 'Ada', family_name: 'Iradukunda', name: 'Ada Iradukunda' };

describe('Google', () => {
  test('a new person returns with a single-use code and is signed in as a patient', async () => {
    claims = { ...ada, email: 'Ada@hafi.test', email_verified: true, roles: ['ADMIN'] };
    const { to, cookie, begun } = await goThrough('google');
    expect(begun.to.searchParams.get('code_challenge_method')).toBe('S256');
    expect(begun.to.searchParams.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(begun.to.searchParams.get('redirect_uri')).toBe(`${address}/api/auth/google/callback`);
    expect(to.pathname).toBe('/');
    const answer = await exchange(to, cookie);
    expect(answer.data).toMatchObject({
      firstName: 'Ada',
      lastName: 'Iradukunda',
      email: 'ada@hafi.test',
      roles: ['PATIENT'],
      photo: null,
    });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^hafi_session=/);
    expect((await exchange(to, cookie)).code).toBe('challenge-expired');
    const again = await goThrough('google');
    expect((await exchange(again.to, again.cookie)).data.id).toBe(answer.data.id);
  });

  test('the code is valid for 60 seconds and in its browser only', async () => {
    const late = await goThrough('google');
    app.clock.advance({ seconds: 61 });
    expect((await exchange(late.to, late.cookie)).code).toBe('challenge-expired');
    const stolen = await goThrough('google');
    expect((await exchange(stolen.to, '')).code).toBe('challenge-expired');
    const other = await follow('/api/auth/google');
    const mixed = await goThrough('google');
    expect((await exchange(mixed.to, other.cookie)).code).toBe('challenge-expired');
  });

  test('a state is valid once, and in the browser that began', async () => {
    const { agreed, begun } = await goThrough('google');
    const again = await follow(agreed.to.href, begun.cookie);
    expect(again.to.href).toBe(`${address}/login?problem=challenge-expired`);
    const stranger = await follow('/api/auth/google');
    const theirs = await follow((await follow(stranger.to.href)).to.href, begun.cookie);
    expect(theirs.to.search).toBe('?problem=challenge-expired');
    const late = await follow('/api/auth/google');
    app.clock.advance({ minutes: 10, seconds: 1 });
    const after = await follow((await follow(late.to.href)).to.href, late.cookie);
    expect(after.to.search).toBe('?problem=challenge-expired');
  });

  test('an account with a verified address is linked and keeps its password', async () => {
    const email = 'linked@hafi.test';
    const person = { firstName: 'A', lastName: 'B', email, password: 'secret-1' };
    const id = await registerPerson(app.platform, { ...person, roles: ['DOCTOR'] });
    claims = { ...ada, sub: 'g-2', email, email_verified: true };
    const { to, cookie } = await goThrough('google');
    expect((await exchange(to, cookie)).data).toMatchObject({ id, roles: ['DOCTOR'] });
    expect((await calls.post('signin', { email, password: 'secret-1' })).status).toBe(200);
  });

  test('what a stranger set up under somebody’s address ends when its owner signs in', async () => {
    const email = 'prepared@hafi.test';
    const form = { firstName: 'Eve', lastName: 'E', password: 'secret-1', role: 'PATIENT' };
    await calls.post('signup', { ...form, email });
    const stranger = await calls.post('signin', { email, password: 'secret-1' });
    claims = { ...ada, sub: 'g-3', email, email_verified: true };
    const { to, cookie } = await goThrough('google');
    expect((await exchange(to, cookie)).status).toBe(200);
    expect((await calls.get('session', { cookie: stranger.cookie })).data).toBeNull();
    expect((await calls.post('signin', { email, password: 'secret-1' })).status).toBe(401);
  });

  test('an address that Google has not verified must be verified by us', async () => {
    const email = 'unchecked@hafi.test';
    await registerPerson(app.platform, {
      firstName: 'A',
      lastName: 'B',
      email,
      roles: ['FAMILY'],
    });
    claims = { ...ada, sub: 'g-4', email, email_verified: false };
    expect((await goThrough('google')).to.pathname).toBe('/signup/complete');
  });

  test.each([
    ['of another request', { nonce: 'another' }],
    ['for another site', { aud: 'somebody-else' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that is over', { exp: 1 }],
  ])('an ID token %s is refused', async (_what, wrong) => {
    claims = { ...ada, email: 'ada@hafi.test', email_verified: true, ...wrong };
    const { to } = await goThrough('google');
    expect(to.href).toBe(`${address}/login?problem=social-sign-in-failed`);
  });

  test('a refusal at the provider, or an invalid answer, leads to the sign-in page', async () => {
    for (const query of [
      '?error=access_denied&state=x',
      '',
      '?code=a&code=b&state=c',
      '?code=%00',
    ]) {
      const { to } = await follow(`/api/auth/google/callback${query}`);
      expect(to.pathname).toBe('/login');
    }
  });
});

describe('Instagram, which provides no e-mail address', () => {
  const ticketOf = (page: URL) => page.searchParams.get('ticket') ?? '';

  test('asks for the address, verifies it, and recognizes the person from then on', async () => {
    const email = 'keza@hafi.test';
    claims = { sub: 'i-1', username: 'keza_2000', name: 'Keza <b>Marie</b>' };
    const { to, cookie } = await goThrough('instagram');
    expect(to.pathname).toBe('/signup/complete');
    const ticket = ticketOf(to);
    const requested = await calls.post('social/request-code', { ticket, email }, { cookie });
    expect(requested.data.message).toBe('A code is on its way to this e-mail address.');
    const code = await calls.codeSentTo(email);
    const finish = (typed: string, to = email) =>
      calls.post('social/complete', { ticket, email: to, code: typed }, { cookie });
    expect((await finish(wrongCode(code))).code).toBe('invalid-one-time-code');
    expect((await finish(code, 'other@hafi.test')).code).toBe('invalid-one-time-code');
    const done = await finish(code);
    expect(done.data).toMatchObject({ email, roles: ['PATIENT'], firstName: 'Keza' });
    expect(done.data.lastName).not.toMatch(/[<>]/);
    expect((await finish(code)).code).toBe('challenge-expired');
    expect((await findPersonByEmail(app.platform.db, email))?.emailVerified).toBe(true);
    const again = await goThrough('instagram');
    expect((await exchange(again.to, again.cookie)).data.id).toBe(done.data.id);
  });

  test('a known address gets the same answer, and its owner’s code links the account', async () => {
    const email = 'owner@hafi.test';
    const id = await registerPerson(app.platform, {
      firstName: 'A',
      lastName: 'B',
      email,
      roles: ['FAMILY'],
    });
    const { cookie: session } = await issueSession(app.platform, id);
    claims = { sub: 'i-2', username: 'owner' };
    const { to, cookie } = await goThrough('instagram');
    const ticket = ticketOf(to);
    const requested = await calls.post('social/request-code', { ticket, email }, { cookie });
    expect(requested.data.message).toBe('A code is on its way to this e-mail address.');
    const code = await calls.codeSentTo(email);
    const done = await calls.post('social/complete', { ticket, email, code }, { cookie });
    expect(done.data).toMatchObject({ id, roles: ['FAMILY'] });
    expect((await calls.get('session', { cookie: session })).data).not.toBeNull();
  });

  test('a ticket is bound to its browser and valid for half an hour', async () => {
    claims = { sub: 'i-3', username: 'late' };
    const { to, cookie } = await goThrough('instagram');
    const body = { ticket: ticketOf(to), email: 'late@hafi.test' };
    expect((await calls.post('social/request-code', body)).code).toBe('challenge-expired');
    app.clock.advance({ minutes: 30, seconds: 1 });
    const late = await calls.post('social/request-code', body, { cookie });
    expect(late.code).toBe('challenge-expired');
  });
});

test('configured providers are listed', async () => {
  expect((await calls.get('providers')).data).toEqual(['google', 'instagram']);
});

test('those not configured redirect browsers to the sign-in page and answer programs with an error', async () => {
  const bare = await startTestApp();
  expect((await accountCalls(bare).get('providers')).data).toEqual([]);
  const page = { url: '/api/auth/google', headers: { accept: 'text/html' } };
  expect((await bare.http.inject(page)).headers.location).toBe('/login?problem=social-sign-in-off');
  const program = await accountCalls(bare).get('instagram');
  expect(program).toMatchObject({ status: 404, code: 'social-sign-in-off' });
  await bare.close();
});

test('a provider that is down leads to the sign-in page', async () => {
  const env = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' };
  const lonely = await startTestApp({ env: { ...env, GOOGLE_ISSUER: 'http://127.0.0.1:1' } });
  const answer = await lonely.http.inject({ url: '/api/auth/google' });
  expect(answer.headers.location).toBe('/login?problem=social-sign-in-failed');
  await lonely.close();
});
