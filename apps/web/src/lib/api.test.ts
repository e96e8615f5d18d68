import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getBooking, listBookings } from '@hafi/contract/bookings/bookings.contract';
import { endpoint } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type { Window as SimulatedWindow } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call, urlOf } from './api.ts';
import { keepLocale } from './words/locale.ts';

type Seen = { url: string; method: string; headers: IncomingMessage['headers']; body: string };

const post = endpoint({
  method: 'POST',
  path: '/api/notes',
  access: 'public',
  topics: [],
  summary: 'For this test.',
  output: 'text/calendar',
});

let server: Server;
let seen: Seen[];
let answer: (response: ServerResponse) => void;

function listen(): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

const sayJson = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
};

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      const { url = '', method = '', headers } = request;
      seen.push({ url, method, headers, body });
      answer(response);
    });
  });
  const simulated = window as unknown as SimulatedWindow;
  simulated.happyDOM.setURL(`http://127.0.0.1:${await listen()}/`);
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function failureOf(promise: Promise<unknown>): Promise<Problem> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Problem) return error;
  throw new Error(`expected a Problem, got ${String(error)}`);
}

it('fills in the path and omits parameters that are not given', () => {
  expect(urlOf(getBooking, { params: { id: 'a/b' } })).toBe('/api/bookings/a%2Fb');
  expect(urlOf(listBookings, { query: { scope: 'coming', cursor: undefined } })).toBe(
    '/api/bookings?scope=coming',
  );
});

it('returns the envelope and requests the language of the page', async () => {
  keepLocale('rw');
  sayJson(200, { data: [], nextCursor: null });
  expect(await call(listBookings, { query: {} })).toEqual({ data: [], nextCursor: null });
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/bookings', body: '' });
  expect(seen[0]?.headers['accept-language']).toBe('rw');
});

it('sends the body as JSON, with its idempotency key', async () => {
  sayJson(200, { data: null });
  const options = { body: { note: 'Mwaramutse' }, idempotencyKey: 'once-only' };
  await call(post, options);
  expect(seen[0]).toMatchObject({ method: 'POST', body: '{"note":"Mwaramutse"}' });
  expect(seen[0]?.headers['content-type']).toBe('application/json');
  expect(seen[0]?.headers['idempotency-key']).toBe('once-only');
});

it('throws the problem that the server names, with its fields', async () => {
  const errors = [{ path: 'billing.email', code: 'invalid-email', message: 'Reba imeyili' }];
  sayJson(
    429,
    { code: 'too-many-requests', message: 'Mutegereze', errors },
    { 'retry-after': '90' },
  );
  const problem = await failureOf(call(listBookings, { query: {} }));
  expect(problem).toMatchObject({
    code: 'too-many-requests',
    status: 429,
    message: 'Mutegereze',
    errors,
    retryAfterSeconds: 90,
  });
});

it('survives an answer that is not JSON', async () => {
  answer = (response) => {
    response.writeHead(502);
    response.end('<h1>Bad gateway</h1>');
  };
  const problem = await failureOf(call(listBookings, { query: {} }));
  expect(problem).toMatchObject({ code: 'internal', status: 502 });
});

it('reports offline when no answer comes', async () => {
  answer = (response) => {
    response.destroy();
  };
  const problem = await failureOf(call(listBookings, { query: {} }));
  expect(problem).toMatchObject({ code: 'offline', status: 0 });
});

it('takes an answer that breaks off in the middle for none', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '40' });
    response.write('{"data":', () => response.destroy());
  };
  const problem = await failureOf(call(listBookings, { query: {} }));
  expect(problem).toMatchObject({ code: 'offline', status: 0 });
});

it('takes a page that is not ours, as of a hotspot, for a failure', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<h1>Welcome to our hotel</h1>');
  };
  const problem = await failureOf(call(post, {}));
  expect(problem).toMatchObject({ code: 'offline', status: 0 });
});

it('gives up after half a minute, and says of a change that it may have arrived', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answer = () => undefined;
  const failures = [failureOf(call(post, {})), failureOf(call(listBookings, { query: {} }))];
  await vi.waitUntil(() => seen.length === 2);
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  const [change, question] = await Promise.all(failures);
  expect(change).toMatchObject({ code: 'unanswered', status: 0 });
  expect(question).toMatchObject({ code: 'offline', status: 0 });
});
