import { once } from 'node:events';
import { connect } from 'node:net';
import { allEndpoints } from '@hafi/contract/core/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocument } from '../../test/answers/documented-answers.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
let at: URL;
beforeAll(async () => {
  app = await startTestApp();
  at = new URL(await app.listen());
});
afterAll(() => app.close());

const operation = (name: string) => {
  const found = readDocument(app.http).operations.find(
    ({ method, path }) => `${method} ${path}` === name,
  );
  if (!found) throw new Error(`the document has no ${name}`);
  return found;
};

/** Sends bytes as they are and returns what comes back until the connection ends. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(Number(at.port), at.hostname);
  let answer = '';
  socket.on('data', (part) => {
    answer += part;
  });
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

test('the document has every endpoint, with its own errors, 503 and who may call it', () => {
  const { operations } = readDocument(app.http);
  const named = new Map(operations.map((each) => [`${each.method} ${each.path}`, each]));
  for (const { access, errors = [], method, path } of allEndpoints) {
    const name = `${method} ${path.replaceAll(/:([a-z]+)/gi, '{$1}')}`;
    const { answers, described } = named.get(name) ?? {};
    for (const { code, status } of errors)
      expect(answers?.get(status)?.codes, name).toContain(code);
    expect(answers?.get(503)?.codes, name).toContain('unavailable');
    expect(answers?.get(503)?.headers, name).toEqual(['retry-after']);
    const open = access === 'public' ? [{}] : [];
    expect(described?.security, name).toEqual([...open, { session: [] }, { bearer: [] }]);
  }
});

test('names each operation once, and describes FHIR as objects', () => {
  const { operations } = readDocument(app.http);
  const ids = operations.map(({ described }) => described.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('getEldersIdFhir');
  const { described } = operation('GET /api/fhir/metadata');
  const content = { 'application/fhir+json': { schema: { type: 'object' } } };
  expect(described.responses?.['200']).toMatchObject({ content });
});

test('a changing request names its key, whose page sends it and the rule about origins', () => {
  const { answers, described } = operation('POST /api/bookings');
  const names = ['IdempotencyKey', 'HafiPerson', 'Origin', 'SecFetchSite'].map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }));
  expect(described.parameters).toEqual(names);
  expect(answers.get(403)?.codes).toEqual(['foreign-origin', 'not-allowed']);
  expect(answers.get(409)?.codes).toEqual(expect.arrayContaining(['slot-taken', 'other-person']));
  expect(operation('GET /api/bookings').described.parameters).toContainEqual(names[1]);
  expect(operation('GET /api/bookings').described.parameters).not.toContainEqual(names[2]);
});

test('uploads, and how the server is, stand in it too', () => {
  const { answers } = operation('PATCH /api/uploads/{id}');
  expect(answers.get(423)).toMatchObject({ codes: ['upload-busy'], headers: ['retry-after'] });
  expect(answers.get(412)?.codes).toEqual(['upload-version']);
  expect(operation('GET /api/ready').answers.get(503)?.codes).toEqual(['unavailable']);
});

test('a form sent without JavaScript is answered as documented', async () => {
  const { answers } = operation('POST /api/contact');
  expect(answers.get(400)?.types).toContain('text/html');
  expect(answers.has(303)).toBe(true);
});

test('every reference leads somewhere', () => {
  const document = app.http.swagger() as unknown as Record<string, unknown>;
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g);
  for (const [, path = ''] of references) {
    const target = path.split('/').reduce<unknown>((at, key) => (at as never)?.[key], document);
    expect(target, path).toBeDefined();
  }
});

test('what is no HTTP, also after a good request, is refused as a problem', async () => {
  const good = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';
  for (const bytes of ['nonsense\r\n\r\n', `${good}GET / HTTP/9.9\r\n\r\n`]) {
    const answer = await sendRaw(bytes);
    expect(answer).toMatch(/HTTP\/1\.1 400 .*content-type: application\/problem\+json/s);
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain('"code":"unreadable-request"');
  }
});

test('a request that names no host is refused as a problem', async () => {
  const answer = await sendRaw('GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/HTTP\/1\.1 400 .*content-type: application\/problem\+json/s);
});

test('an expectation that is not understood is ignored', async () => {
  const answer = await sendRaw(
    'GET /api/health HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toContain('HTTP/1.1 200');
});
