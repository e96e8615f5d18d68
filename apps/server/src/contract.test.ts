import type { Endpoint } from '@hafi/contract/core/endpoint';
import { allEndpoints } from '@hafi/contract/core/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkComplete } from './platform/http/register-handlers.ts';
import { newId } from './platform/ids/uuid-v7.ts';
import { makePerson } from './test/factories/person.factory.ts';
import { startTestApp, type TestApp } from './test/test-app.ts';

const roles = ['ADMIN', 'DOCTOR', 'CAREGIVER', 'PATIENT', 'VOLUNTEER', 'FAMILY'] as const;
type Headers = Record<string, string | undefined>;

let app: TestApp;
const sessions = new Map<string, Headers>();

beforeAll(async () => {
  app = await startTestApp();
  for (const role of roles) {
    const { headers } = await makePerson(app, { roles: [role] });
    sessions.set(role, { ...headers });
  }
});
afterAll(() => app.close());

const pathOf = ({ path }: Endpoint, id: string = newId()) =>
  path.replace(/:[a-z]+/gi, encodeURIComponent(id));

const send = (
  endpoint: Endpoint,
  more: { headers?: Headers; payload?: unknown; url?: string } = {},
) =>
  app.http.inject({
    method: endpoint.method,
    url: more.url ?? pathOf(endpoint),
    headers: {
      'idempotency-key': newId(),
      ...(more.payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...more.headers,
    },
    ...(more.payload === undefined ? {} : { payload: more.payload as object }),
  });

const title = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;
const each = (list: readonly Endpoint[]) =>
  list.map((endpoint) => [title(endpoint), endpoint] as const);

const closed = allEndpoints.filter(({ access }) => access !== 'public');
const roleOnly = allEndpoints.filter(({ access }) => typeof access === 'object');

/** Headers of a person whom the endpoint admits. */
const friendOf = ({ access }: Endpoint): Headers =>
  (access === 'public'
    ? undefined
    : sessions.get(typeof access === 'object' ? access[0] : 'PATIENT')) ?? {};

const hostileTexts = [
  '',
  ' ',
  '\u0000',
  '<script>alert(1)</script>',
  '😀😀😀',
  "'; drop table people; --",
  'a'.repeat(100_000),
  '../../etc/passwd',
  '%00',
  '2027-02-29',
  '-1',
  '9'.repeat(400),
];
const hostileBodies: unknown[] = [
  {},
  [],
  'text',
  42,
  null,
  { __proto__: { admin: true }, constructor: { prototype: {} } },
];

/** A body in which every known field has the same hostile value. */
function filledWith(endpoint: Endpoint, value: unknown): Record<string, unknown> {
  const shape = (endpoint.body as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
  return Object.fromEntries(Object.keys(shape).map((name) => [name, value]));
}

describe('the contract', () => {
  it('has a handler for every endpoint', () => {
    checkComplete(app.features.flatMap(({ handlers }) => handlers));
  });

  it.each(each(closed))('%s requires a stranger to sign in', async (_, endpoint) => {
    for (const headers of [
      {},
      { cookie: 'hafi_session=nonsense' },
      { authorization: 'Bearer x' },
    ]) {
      const answer = await send(endpoint, { headers, payload: endpoint.body ? {} : undefined });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'not-signed-in', status: 401 });
      expect(answer.headers['content-type']).toContain('application/problem+json');
    }
  });

  it.each(each(roleOnly))('%s refuses every other role', async (_, endpoint) => {
    for (const role of roles) {
      if ((endpoint.access as readonly string[]).includes(role)) continue;
      const answer = await send(endpoint, { headers: sessions.get(role) });
      expect(answer.statusCode, role).toBe(403);
    }
  });

  it.each(each(allEndpoints))(
    '%s answers hostile input with a message, never a 500',
    async (_, endpoint) => {
      const headers = friendOf(endpoint);
      const answers = [await send(endpoint, { headers })];
      for (const text of hostileTexts) {
        const query = new URLSearchParams({
          q: text,
          limit: text,
          cursor: text,
          date: text,
          from: text,
        });
        answers.push(
          await send(endpoint, { headers, url: pathOf(endpoint, text.slice(0, 300) || ' ') }),
          await send(endpoint, { headers, url: `${pathOf(endpoint)}?${query}`.slice(0, 8000) }),
        );
        if (endpoint.body) {
          answers.push(await send(endpoint, { headers, payload: filledWith(endpoint, text) }));
          answers.push(await send(endpoint, { headers, payload: filledWith(endpoint, { text }) }));
        }
      }
      if (endpoint.body) {
        for (const payload of hostileBodies)
          answers.push(await send(endpoint, { headers, payload }));
      }
      for (const answer of answers) {
        expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500);
        if (answer.statusCode < 400) continue;
        const problem = answer.json();
        expect(problem.message).toBeTruthy();
        for (const field of problem.errors) expect(field.message, field.path).toBeTruthy();
      }
    },
  );

  it.each(each(allEndpoints.filter(({ body, method }) => body && method !== 'GET')))(
    '%s refuses what is no JSON and what is too much',
    async (_, endpoint) => {
      const headers = friendOf(endpoint);
      const broken = await send(endpoint, {
        headers: { ...headers, 'content-type': 'application/json' },
        payload: '{"a":',
      });
      expect(broken.statusCode).toBe(400);
      const half = JSON.stringify({ any: { name: ['ill \ud800'] } });
      const type = { 'content-type': 'application/json' };
      const torn = await send(endpoint, { headers: { ...headers, ...type }, payload: half });
      expect(torn.statusCode).toBe(400);
      expect(torn.json()).toMatchObject({
        errors: [{ path: 'any.name.0', code: 'control-characters' }],
      });
      const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
      const nested = await send(endpoint, { headers: { ...headers, ...type }, payload: deep });
      expect(nested.json()).toMatchObject({ status: 400, code: 'unreadable-request' });
      const text = 'x'.repeat(1_000_000 + (endpoint.largeBody?.max ?? 0));
      const huge = await send(endpoint, { headers, payload: { text } });
      expect(huge.statusCode).toBe(413);
      expect(huge.json().message).toBeTruthy();
    },
  );

  const bodiless = allEndpoints.filter(
    ({ body, file, method }) => !body && !file && method !== 'GET',
  );
  it.each(each(bodiless))(
    '%s, which reads no body, refuses one that cannot be read or kept, also with a key',
    async (_, endpoint) => {
      const headers = { ...friendOf(endpoint), 'content-type': 'application/json' };
      const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
      for (const payload of [deep, JSON.stringify({ any: 'ill \ud800' })]) {
        const answer = await send(endpoint, { headers, payload });
        expect(answer.statusCode, answer.body.slice(0, 300)).toBe(400);
      }
    },
  );

  it.each(each(allEndpoints.filter(({ method }) => method !== 'GET')))(
    '%s refuses a request sent from another site',
    async (_, endpoint) => {
      const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
      const answer = await send(endpoint, { headers: { ...friendOf(endpoint), ...foreign } });
      expect(answer.json()).toMatchObject({ code: 'foreign-origin', status: 403 });
    },
  );

  it('answers an address that cannot be decoded with a message', async () => {
    for (const url of ['/api/doctors/%zz', '/api/bookings/%c0%ae/cancel', '/%']) {
      const headers = { 'accept-language': 'rw' };
      const answer = await app.http.inject({ url, headers });
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.json()).toMatchObject({ code: 'unreadable-request', errors: [] });
      expect(answer.json().message).not.toContain('We could not read');
    }
  });

  it('answers in the requested language', async () => {
    const ask = async (language: string) => {
      const answer = await app.http.inject({
        url: '/api/notifications',
        headers: { 'accept-language': language },
      });
      return answer.json().message as string;
    };
    const texts = new Set([await ask('en'), await ask('rw'), await ask('fr-BE,fr;q=0.9')]);
    expect(texts.size).toBe(3);
  });
});
