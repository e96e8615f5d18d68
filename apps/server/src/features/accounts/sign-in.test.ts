import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAs } from '../../test/sign-in.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'POST', url, payload: body, headers });

test('a new person signs up, signs in, is known, and signs out', async () => {
  const made = await post('/api/auth/signup', {
    firstName: 'Aline',
    lastName: 'Uwase',
    email: 'Aline@hafi.test',
    password: 'secret-1',
    phoneNumber: '0788 123 456',
    role: 'FAMILY',
  });
  expect(made.statusCode).toBe(201);
  expect(made.json()).toEqual({
    data: { message: 'Account created successfully! Please log in with your credentials.' },
  });
  const answer = await post('/api/auth/signin', {
    email: 'aline@hafi.test',
    password: 'secret-1',
    role: 'ADMIN',
  });
  expect(answer.statusCode).toBe(200);
  const { token, ...rest } = answer.json().data;
  expect(rest).toMatchObject({ firstName: 'Aline', roles: ['FAMILY'], photo: null });
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(/^hafi_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  const session = await app.http.inject({ url: '/api/auth/session', headers: { cookie } });
  expect(session.json().data).toMatchObject({
    email: 'aline@hafi.test',
    phoneNumber: '+250788123456',
    place: { district: 'Kigali', sector: 'Gasabo', cell: 'Remera', village: 'Gisimenti' },
  });
  const authorization = `Bearer ${token}`;
  const out = await post('/api/auth/signout', {}, { authorization });
  expect(out.statusCode).toBe(200);
  const after = await app.http.inject({ url: '/api/auth/session', headers: { cookie } });
  expect(after.json()).toEqual({ data: null });
});

test('the test person is signed in', async () => {
  const { headers, personId } = await signedInAs(app, { roles: ['ADMIN'] });
  const session = await app.http.inject({ url: '/api/auth/session', headers });
  expect(session.json().data).toMatchObject({ id: personId, roles: ['ADMIN'] });
});
