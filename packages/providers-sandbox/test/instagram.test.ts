import { expect, test } from 'vitest';
import { startSandbox } from './harness.ts';
import { answer, begin, redeem } from './social-app.ts';

const PLAIN = { nonce: undefined, scope: 'instagram_business_basic' };
const WITHOUT_PKCE = { code_challenge: undefined, code_challenge_method: undefined };

function endpoints(base: string) {
  const instagram = `${base}/instagram`;
  return {
    authorize: `${instagram}/oauth/authorize`,
    token: `${instagram}/oauth/access_token`,
    me: async (query: string) => {
      const reply = await fetch(`${instagram}/v23.0/me?${query}`);
      return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
    },
  };
}

test('a person signs in with PKCE; id and username are known, an e-mail is not', async () => {
  await using box = await startSandbox();
  const { authorize, token, me } = endpoints(box.base);
  const attempt = begin(authorize, PLAIN);
  const { carried, location } = await answer(attempt, { account: '0' });
  expect(location).toMatch(/&state=state-1#_$/);
  const { body } = await redeem(token, attempt, carried.code);
  expect(body).toMatchObject({ permissions: ['instagram_business_basic'] });
  const access = `access_token=${String(body.access_token)}`;
  expect((await me(`${access}&fields=id,username`)).body).toEqual({
    id: body.user_id,
    username: 'claudine.uwase',
  });
  expect((await me(`${access}&fields=user_id,name`)).body).toMatchObject({
    user_id: body.user_id,
    name: 'Claudine Uwase',
  });
  expect((await me(access)).body).toEqual({ id: body.user_id });
  expect((await me(`${access}&fields=email`)).body).toMatchObject({ error: { code: 100 } });
  expect((await me('access_token=x')).body).toMatchObject({ error: { code: 190 } });
  box.pass(3600);
  expect((await me(access)).status).toBe(400);
});

test('a typed username works, and PKCE may be omitted but not mixed up', async () => {
  await using box = await startSandbox();
  const { authorize, token } = endpoints(box.base);
  const attempt = begin(authorize, { ...PLAIN, ...WITHOUT_PKCE });
  expect((await answer(attempt, { username: 'a b' })).status).toBe(400);
  const first = await answer(attempt, { username: 'Some_Body' });
  const mixed = await redeem(token, attempt, first.carried.code);
  expect(mixed.body).toMatchObject({ error_type: 'OAuthException' });
  const second = await answer(attempt, { username: 'Some_Body' });
  const plain = { ...attempt, verifier: '' };
  expect((await redeem(token, plain, second.carried.code)).status).toBe(200);
  expect((await redeem(token, plain, second.carried.code)).status).toBe(400);
});

test('an app that knows only the issuer discovers the rest', async () => {
  await using box = await startSandbox();
  const issuer = `${box.base}/instagram`;
  const document = await fetch(`${issuer}/.well-known/openid-configuration`);
  const found = (await document.json()) as Record<string, string>;
  expect(found.issuer).toBe(issuer);
  const attempt = begin(found.authorization_endpoint ?? '', { scope: 'openid profile' });
  const { carried } = await answer(attempt, { username: 'Some_Body' });
  const { body } = await redeem(found.token_endpoint ?? '', attempt, carried.code);
  const headers = { authorization: `Bearer ${String(body.access_token)}` };
  const profile = await fetch(found.userinfo_endpoint ?? '', { headers });
  expect(await profile.json()).toMatchObject({ user_id: body.user_id, username: 'some_body' });
});

test('a refusal is reported as Instagram does', async () => {
  await using box = await startSandbox();
  const { authorize } = endpoints(box.base);
  const { carried } = await answer(begin(authorize, PLAIN), { refuse: 'yes' });
  expect(carried).toMatchObject({ error: 'access_denied', error_reason: 'user_denied' });
});

test('codes and tokens of one provider are invalid at the other', async () => {
  await using box = await startSandbox();
  const { authorize, token } = endpoints(box.base);
  const attempt = begin(authorize, PLAIN);
  const { carried } = await answer(attempt, { account: '0' });
  expect((await redeem(`${box.base}/google/token`, attempt, carried.code)).status).toBe(400);
  const { body } = await redeem(token, attempt, carried.code);
  const headers = { authorization: `Bearer ${String(body.access_token)}` };
  expect((await fetch(`${box.base}/google/v1/userinfo`, { headers })).status).toBe(401);
});
