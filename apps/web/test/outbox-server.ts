import 'fake-indexeddb/auto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { personHeader } from '@hafi/contract/core/acting-person';
import { dataOf, endpoint } from '@hafi/contract/core/endpoint';
import { id, text } from '@hafi/contract/core/fields';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import { entryKind } from '../src/lib/outbox/entry-kind.ts';
import { createOutbox } from '../src/lib/outbox/outbox.ts';
import type { OutboxEntry } from '../src/lib/outbox/outbox-entry.ts';

/** A request as it arrived. */
export interface Arrived {
  readonly path: string;
  readonly key: string | undefined;
  readonly type: string | undefined;
  /** Whose it is, as the request says. */
  readonly person: string | undefined;
  readonly body: string;
}

/** How the server answers one request; it may also not answer at all. */
export type Reply = (response: ServerResponse) => void;

/** Answers with JSON, or with text as it is. */
export const reply =
  (status: number, body: unknown): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** The server has accepted it. */
export const taken: Reply = reply(201, { data: null });
/** The network fails before an answer comes. */
export const breaks: Reply = (response) => void response.socket?.destroy();
/** Nothing comes, and the connection stays open. */
export const isUnresponsive: Reply = () => undefined;
export const inTrouble: Reply = reply(503, { code: 'unavailable', status: 503 });
export const refusal: Reply = reply(422, {
  code: 'too-long-ago',
  status: 422,
  message: 'Too long ago.',
});

const said = z.object({ id, text: text(200) });
const acts = { method: 'POST', access: 'signed-in', topics: [], summary: 'Of a test.' } as const;
const words = { id: 'test', message: 'Test' };

/** One kind per lane, each with an endpoint of its own. */
export const testKinds = {
  alarm: entryKind({
    endpoint: endpoint({ ...acts, path: '/api/alarms', body: said, output: dataOf(z.null()) }),
    lane: 'emergency',
    about: ({ body }) => body.id,
    words,
  }),
  /** An alarm that says where it is, which the device forgets with the answer. */
  placed: entryKind({
    endpoint: endpoint({ ...acts, path: '/api/placed', body: said, output: dataOf(z.null()) }),
    lane: 'emergency',
    about: ({ body }) => body.id,
    words,
    settled: (body) => ({ ...body, text: '' }),
  }),
  dose: entryKind({
    endpoint: endpoint({ ...acts, path: '/api/doses', body: said, output: dataOf(z.null()) }),
    lane: 'daily',
    about: ({ body }) => body.id,
    words,
  }),
  message: entryKind({
    endpoint: endpoint({
      ...acts,
      path: '/api/talks/:id/messages',
      params: z.object({ id }),
      body: said,
      output: dataOf(z.null()),
    }),
    lane: 'messages',
    about: ({ params }) => params.id,
    words,
    staysRefused: true,
  }),
  /** A message whose file is uploaded before; its text becomes the id of the upload. */
  voice: entryKind({
    endpoint: endpoint({ ...acts, path: '/api/voices', body: said, output: dataOf(z.null()) }),
    lane: 'messages',
    about: () => '',
    words,
    upload: { purpose: 'message', named: (body, uploadId) => ({ ...body, text: uploadId }) },
  }),
  photo: entryKind({
    endpoint: endpoint({ ...acts, path: '/api/photos', output: dataOf(z.null()) }),
    lane: 'uploads',
    about: () => '',
    words,
  }),
};

/** A page of the app on this device, used by a person; null for nobody. */
export const openOutbox = (person: string | null = 'esperance') =>
  createOutbox(testKinds, () => person);

const header = (headers: IncomingHttpHeaders, name: string) => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** A server at the page's address that answers as told. */
export async function startOutboxServer() {
  const arrived: Arrived[] = [];
  let answer: (request: Arrived) => Reply = () => taken;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { headers, url = '' } = request;
      const [key, type, person] = ['idempotency-key', 'content-type', personHeader].map((name) =>
        header(headers, name),
      );
      const one = { path: url, key, type, person, body: Buffer.concat(chunks).toString() };
      arrived.push(one);
      answer(one)(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const fetchThere = fetch;
  vi.stubGlobal('fetch', (path: string, how: RequestInit) =>
    fetchThere(new URL(path, `http://127.0.0.1:${port}`), how),
  );
  return {
    arrived,
    /** The texts that have arrived, in order. */
    texts: () => arrived.map(({ body }) => (JSON.parse(body) as { text: string }).text),
    answerEach: (how: (request: Arrived) => Reply) => {
      answer = how;
    },
    answerAll: (how: Reply) => {
      answer = () => how;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A device with empty storage, online. */
export async function newDevice(): Promise<void> {
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  await new Promise<void>((resolve, reject) => {
    const gone = indexedDB.deleteDatabase('hafi-outbox');
    gone.onsuccess = () => resolve();
    gone.onerror = () => reject(gone.error);
  });
}

/** The entries that the server has not confirmed. */
export const unsent = async ({ entries }: { entries(): Promise<readonly OutboxEntry[]> }) =>
  (await entries()).filter(({ sentAt }) => sentAt === undefined);
