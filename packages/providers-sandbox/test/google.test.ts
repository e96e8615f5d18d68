import { createRemoteJWKSet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { startSandbox, temporaryDir } from './harness.ts';
import { answer, begin, CALLBACK, CLIENT, leadsTo, redeem } from './social-app.ts';

type Discovery = Record<
  'issuer' | 'authorization_endpoint' | 'token_endpoint' | 'userinfo_endpoint' | 'jwks_uri',
  string
>;

async function discover(base: string): Promise<Discovery> {
  const reply = await fetch(`${base}/google/.well-known/openid-configuration`);
  return (await reply.json()) as Discovery;
}

async function verify(found: Discovery, token: unknown, now: Date) {
  const keys = createRemoteJWKSet(new URL(found.jwks_uri));
  const { payload } = await jwtVerify(String(token), keys, {
    issuer: found.issuer,
    audience: CLIENT.id,
    algorithms: ['RS256'],
    currentDate: now,
  });
  return payload;
}

const NOW = new Date(Date.UTC(2026, 10, 21, 8, 0, 0));

test('a person signs in: discovery, page, code, id token, userinfo', async () => {
  await using box = await startSandbox();
  const found = await discover(box.base);
  expect(found.issuer).toBe(`${box.origin}/sandbox/google`);
  const attempt = begin(found.authorization_endpoint);
  const { status, location, carried } = await answer(attempt, { account: '0' });
  expect([status, location?.split('?')[0]]).toEqual([303, CALLBACK]);
  expect(carried).toMatchObject({ state: 'state-1', iss: found.issuer });
  const { body } = await redeem(found.token_endpoint, attempt, carried.code);
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
  const claims = await verify(found, body.id_token, NOW);
  expect(claims).toMatchObject({
    nonce: 'nonce-1',
    azp: CLIENT.id,
    sub: expect.stringMatching(/^\d{21}$/) as string,
    email: 'family@hafi.test',
    email_verified: true,
    name: 'Claudine Uwase',
    given_name: 'Claudine',
    family_name: 'Uwase',
  });
  const headers = { authorization: `Bearer ${String(body.access_token)}` };
  const userinfo = await fetch(found.userinfo_endpoint, { headers });
  expect(await userinfo.json()).toMatchObject({ sub: claims.sub, email: 'family@hafi.test' });
  box.pass(3600);
  expect((await fetch(found.userinfo_endpoint, { headers })).status).toBe(401);
});

test('anybody can be typed in, and is the same person the next time', async () => {
  await using box = await startSandbox();
  const found = await discover(box.base);
  const signIn = async (email: string) => {
    const attempt = begin(found.authorization_endpoint, { scope: 'openid email' });
    const { carried } = await answer(attempt, { name: 'Jean', email });
    const { body } = await redeem(found.token_endpoint, attempt, carried.code);
    return verify(found, body.id_token, NOW);
  };
  const first = await signIn('jean@hafi.test');
  expect(first).toMatchObject({ email: 'jean@hafi.test', email_verified: true });
  expect(first).not.toHaveProperty('name');
  expect((await signIn(' Jean@Hafi.test ')).sub).toBe(first.sub);
  expect((await signIn('other@hafi.test')).sub).not.toBe(first.sub);
});

test('invalid input is reported at its field and kept, escaped', async () => {
  await using box = await startSandbox();
  const found = await discover(box.base);
  const attempt = begin(found.authorization_endpoint);
  const { status, text } = await answer(attempt, { name: '', email: '"><script>' });
  expect(status).toBe(400);
  expect(text).toContain('aria-describedby="email-problem"');
  expect(text).toContain('id="name-problem"');
  expect(text).toContain('value="&quot;&gt;&lt;script&gt;"');
});

test('a code is single-use, valid for 60 seconds, with its own verifier, address and client', async () => {
  await using box = await startSandbox();
  const found = await discover(box.base);
  const fresh = async () => {
    const attempt = begin(found.authorization_endpoint);
    return { attempt, code: (await answer(attempt, { account: '1' })).carried.code };
  };
  const refused = { status: 400, body: { error: 'invalid_grant' } };
  const once = await fresh();
  expect((await redeem(found.token_endpoint, once.attempt, once.code)).status).toBe(200);
  expect(await redeem(found.token_endpoint, once.attempt, once.code)).toMatchObject(refused);
  const late = await fresh();
  box.pass(60);
  expect(await redeem(found.token_endpoint, late.attempt, late.code)).toMatchObject(refused);
  const slips: Record<string, string>[] = [
    { code_verifier: 'x'.repeat(43) },
    { code_verifier: '' },
    { redirect_uri: `${CALLBACK}/other` },
    { client_id: 'another' },
  ];
  for (const changes of slips) {
    const { attempt, code } = await fresh();
    expect(await redeem(found.token_endpoint, attempt, code, changes)).toMatchObject(refused);
    expect(await redeem(found.token_endpoint, attempt, code)).toMatchObject(refused);
  }
});

test('a refusal returns to the app, an answer from another site goes nowhere', async () => {
  await using box = await startSandbox();
  const found = await discover(box.base);
  const attempt = begin(found.authorization_endpoint);
  const no = await answer(attempt, { refuse: 'yes' });
  expect(no.carried).toMatchObject({ error: 'access_denied', state: 'state-1' });
  expect(no.carried).not.toHaveProperty('code');
  const evil = { origin: 'https://evil.example' };
  expect((await answer(attempt, { account: '0' }, evil)).status).toBe(403);
});

test.each([
  'https://evil.example/callback',
  'http://127.0.0.1.evil.example/',
  'http://evil.example@127.0.0.1/',
  'http://127.0.0.1@evil.example/',
  'http://127.0.0.1:3999/#x',
  'javascript:alert(1)',
  '//evil.example',
  undefined,
])('nobody is redirected to %s', async (redirect_uri) => {
  await using box = await startSandbox();
  const attempt = begin(`${box.base}/google/o/oauth2/v2/auth`, { redirect_uri });
  for (const method of ['GET', 'POST']) {
    const url = method === 'GET' ? attempt.url : attempt.url.replace('o/oauth2/v2/auth', 'choose');
    const reply = await fetch(url, { method, redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([400, null]);
  }
});

test.each([
  [{ response_type: 'token' }, 'unsupported_response_type'],
  [{ scope: 'email' }, 'invalid_scope'],
  [{ code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
  [{ code_challenge_method: 'plain' }, 'invalid_request'],
  [{ code_challenge: 'short' }, 'invalid_request'],
  [{ prompt: 'none' }, 'interaction_required'],
])('a request with %o comes back with %s', async (changes, error) => {
  await using box = await startSandbox();
  const attempt = begin(`${box.base}/google/o/oauth2/v2/auth`, changes);
  const reply = await fetch(attempt.url, { redirect: 'manual' });
  expect(leadsTo(reply).carried).toMatchObject({ error, state: 'state-1' });
});

test('listed clients authenticate, others are unknown', async () => {
  const redirectUris = [CALLBACK];
  await using box = await startSandbox({ oauth: { clients: [{ ...CLIENT, redirectUris }] } });
  const found = await discover(box.base);
  const status = async (changes: Record<string, string>) =>
    (await fetch(begin(found.authorization_endpoint, changes).url)).status;
  expect(await status({})).toBe(200);
  expect(await status({ client_id: 'another' })).toBe(400);
  expect(await status({ redirect_uri: 'http://127.0.0.1:3999/other' })).toBe(400);
  const attempt = begin(found.authorization_endpoint);
  const { carried } = await answer(attempt, { account: '0' });
  const wrong = await redeem(found.token_endpoint, attempt, carried.code, { client_secret: 'no' });
  expect(wrong).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  const basic = Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64');
  const right = await fetch(found.token_endpoint, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: carried.code ?? '',
      redirect_uri: CALLBACK,
      code_verifier: attempt.verifier,
    }),
  });
  expect(right.status).toBe(200);
});

test('the page runs no script and lets its form lead to the app only', async () => {
  await using box = await startSandbox();
  const page = await fetch(begin(`${box.base}/google/o/oauth2/v2/auth`).url);
  const policy = page.headers.get('content-security-policy');
  expect(policy).toMatch(/form-action 'self' http:\/\/127\.0\.0\.1:3999$/);
  const text = await page.text();
  expect(text).toContain('<h1>Sandbox Google: choose an account</h1>');
  expect(text).not.toMatch(/ (style|on\w+)=/);
});

test('key, codes and tokens survive a restart', async () => {
  using dir = temporaryDir();
  const { attempt, code, kept } = await (async () => {
    await using box = await startSandbox({ dataDir: dir.path });
    const found = await discover(box.base);
    const attempt = begin(found.authorization_endpoint);
    const { carried } = await answer(attempt, { account: '0' });
    const kept = await (await fetch(found.jwks_uri)).json();
    return { attempt, code: carried.code, kept };
  })();
  await using box = await startSandbox({ dataDir: dir.path });
  const found = await discover(box.base);
  expect(await (await fetch(found.jwks_uri)).json()).toEqual(kept);
  expect(JSON.stringify(kept)).not.toMatch(/"(d|p|q)"/);
  expect((await redeem(found.token_endpoint, attempt, code)).status).toBe(200);
});
