import { createServer, type Server, type ServerResponse } from 'node:http';
import { addVital } from '@hafi/contract/vitals/vitals.contract';
import type { Window as SimulatedWindow } from 'happy-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deliver, dismiss, enqueue } from './outbox.ts';
import { newId } from './outbox-id.ts';
import { outboxStore } from './outbox-store.ts';

let server: Server;
/** Bodies in the order in which they arrived. */
let arrived: string[];
let answer: (response: ServerResponse) => void;

const say = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};
const taken = say(201, { data: { alert: null } });
const refusal = say(422, { code: 'too-long-ago', status: 422, message: 'Too long ago.' });

beforeEach(async () => {
  arrived = [];
  answer = taken;
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      arrived.push(Buffer.concat(chunks).toString());
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { happyDOM } = window as unknown as SimulatedWindow;
  happyDOM.setURL(`http://127.0.0.1:${port}/`);
});

afterEach(async () => {
  const store = await outboxStore();
  for (const { id } of await store.all()) await store.remove(id);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const add = (id = newId()) =>
  enqueue<typeof addVital>(addVital, {
    id,
    person: 'esperance',
    topic: 'health',
    params: { id: 'elder' },
    body: { id, kind: 'weight', values: { value: 62.5 } },
  });
const kept = async () => (await outboxStore()).all();

it('keeps an entry until the server has it', async () => {
  const id = newId();
  expect(await add(id)).toMatchObject({ state: 'sent', answer: { data: { alert: null } } });
  expect(JSON.parse(arrived[0] ?? '')).toMatchObject({ id, kind: 'weight' });
  expect(await kept()).toEqual([]);
});

it.each([
  ['the connection breaks', (response: ServerResponse) => void response.socket?.destroy()],
  ['the server is in trouble', say(503, { code: 'unavailable', status: 503 })],
  ['nobody is signed in', say(401, { code: 'not-signed-in', status: 401 })],
  ['too many come at once', say(429, { code: 'too-many-requests', status: 429 })],
  ['a hotspot answers instead', say(200, '<html>Pay first</html>')],
  ['a hotspot refuses instead', say(403, '<html>Pay first</html>')],
])('waits when %s, and sends the same again', async (_why, happens) => {
  answer = happens;
  expect(await add()).toEqual({ state: 'waiting' });
  const [entry] = await kept();
  answer = taken;
  expect(await deliver(entry?.id ?? '', () => false)).toMatchObject({ state: 'sent' });
  expect(arrived[1]).toBe(arrived[0]);
  expect(await kept()).toEqual([]);
});

it('gives a refused entry back to whoever is there', async () => {
  answer = refusal;
  expect(await add()).toMatchObject({ state: 'refused', problem: { code: 'too-long-ago' } });
  expect(await kept()).toEqual([]);
});

it('keeps an entry that is refused while nobody is there, with the reason', async () => {
  answer = (response) => void response.socket?.destroy();
  await add();
  answer = refusal;
  const [entry] = await kept();
  await deliver(entry?.id ?? '', () => false);
  const [refused] = await kept();
  expect(refused?.refusal).toEqual({ code: 'too-long-ago', message: 'Too long ago.' });
  // Until its person has read it
  if (refused) await dismiss(refused);
  expect(await kept()).toEqual([]);
});

it('sends an entry once though two ask for it', async () => {
  answer = (response) => void response.socket?.destroy();
  await add();
  answer = taken;
  const [entry] = await kept();
  await Promise.all([1, 2].map(() => deliver(entry?.id ?? '', () => false)));
  expect(arrived).toHaveLength(2);
});

it('sends where the browser cannot end a request by itself', async () => {
  Object.defineProperty(AbortSignal, 'timeout', { value: undefined, configurable: true });
  try {
    expect(await add()).toMatchObject({ state: 'sent' });
  } finally {
    Reflect.deleteProperty(AbortSignal, 'timeout');
  }
  expect(AbortSignal.timeout).toBeInstanceOf(Function);
});

it('makes ids that are in the order of time', () => {
  const [early, late] = [newId(1_000), newId(2_000)];
  expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(early < late).toBe(true);
});
