// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  breaks,
  newDevice,
  openOutbox,
  refusal,
  reply,
  startOutboxServer,
  taken,
  unsent,
} from '../../../test/outbox-server.ts';
import { newId } from './outbox-id.ts';

/** What the server does with an upload: its part that arrives, and how it ends. */
type End = 'whole' | 'lost' | 'silent' | { readonly status: number; readonly body: string };
const tus = vi.hoisted(() => ({
  ends: [] as unknown[],
  made: [] as { url: string | null; size: number; metadata: object; isAborted: boolean }[],
}));

vi.mock('tus-js-client', () => {
  class DetailedError extends Error {
    readonly originalResponse: unknown;
    constructor(status: number, body: string) {
      super('refused');
      this.originalResponse = status ? { getStatus: () => status, getBody: () => body } : null;
    }
  }
  class Upload {
    url: string | null;
    readonly options: Record<string, (...values: unknown[]) => void> & { metadata: object };
    readonly seen: (typeof tus.made)[number];
    constructor(file: Blob, options: never) {
      this.options = options;
      this.url = (this.options.uploadUrl as unknown as string) ?? null;
      this.seen = {
        url: this.url,
        size: file.size,
        metadata: this.options.metadata,
        isAborted: false,
      };
      tus.made.push(this.seen);
    }
    start() {
      this.url ??= `http://hafi/api/uploads/upload-${tus.made.length}`;
      this.options.onUploadUrlAvailable?.();
      this.options.onProgress?.(1, 2);
      const end = tus.ends.shift() as End | undefined;
      if (end === 'silent') return;
      if (end === undefined || end === 'whole') this.options.onSuccess?.();
      else if (end === 'lost') this.options.onError?.(new DetailedError(0, ''));
      else this.options.onError?.(new DetailedError(end.status, end.body));
    }
    async abort() {
      this.seen.isAborted = true;
    }
  }
  return { DetailedError, Upload };
});

let server: Awaited<ReturnType<typeof startOutboxServer>>;
beforeEach(async () => {
  tus.ends.length = 0;
  tus.made.length = 0;
  vi.stubGlobal('location', { href: 'http://hafi/' });
  await newDevice();
  server = await startOutboxServer();
  server.answerAll(taken);
});
afterEach(() => server.stop());

const voice = (id = newId()) => ({
  person: 'esperance',
  params: undefined,
  body: { id, text: 'placeholder' },
  file: new Blob(['abcd'], { type: 'audio/webm' }),
  id,
});
const ends = (...next: End[]) => void tus.ends.push(...next);
const again = () => openOutbox().sendLane('messages');

it('is uploaded first, then sent with the id of the upload, and its file leaves the device', async () => {
  expect((await openOutbox().enqueue('voice', voice())).state).toBe('sent');
  expect(tus.made).toMatchObject([{ url: null, size: 4, metadata: { purpose: 'message' } }]);
  expect(server.texts()).toEqual(['upload-1']);
  expect(await openOutbox().entries()).toMatchObject([{ file: null }]);
});

it('goes on where the network was lost, also as another page', async () => {
  ends('lost');
  expect((await openOutbox().enqueue('voice', voice())).state).toBe('waiting');
  expect(server.arrived).toEqual([]);
  expect(await again()).toBe(true);
  expect(tus.made.map(({ url }) => url)).toEqual([null, 'http://hafi/api/uploads/upload-1']);
  expect(server.texts()).toEqual(['upload-1']);
});

it('is not uploaded again once it has arrived: every attempt is the same request', async () => {
  server.answerAll(breaks);
  await openOutbox().enqueue('voice', voice());
  await again();
  server.answerAll(taken);
  await again();
  expect(tus.made).toHaveLength(1);
  expect(server.texts()).toEqual(['upload-1', 'upload-1', 'upload-1']);
  expect(new Set(server.arrived.map(({ key }) => key)).size).toBe(1);
});

it('is uploaded anew, as another request, where the server kept it no longer', async () => {
  server.answerAll(breaks);
  await openOutbox().enqueue('voice', voice());
  const gone = reply(409, { code: 'upload-gone', status: 409 });
  server.answerEach(({ body }) => (body.includes('upload-1') ? gone : taken));
  expect(await again()).toBe(false);
  expect(await again()).toBe(true);
  expect(server.texts()).toEqual(['upload-1', 'upload-1', 'upload-2']);
  const keys = server.arrived.map(({ key }) => key);
  expect(keys[2]).not.toBe(keys[1]);
});

it('is refused with the words of the server, and stays with its file', async () => {
  const words = { code: 'message-file-wrong-kind', status: 415, message: 'This is no photo.' };
  ends('lost', { status: 415, body: JSON.stringify(words) });
  await openOutbox().enqueue('voice', voice());
  await again();
  expect(server.arrived).toEqual([]);
  const [refused] = await unsent(openOutbox());
  expect(refused?.refusal).toMatchObject(words);
  expect(refused?.file?.size).toBe(4);
});

it('waits while the server still writes what arrived before, or is in trouble', async () => {
  ends({ status: 423, body: '' }, { status: 503, body: '' }, { status: 409, body: '' });
  await openOutbox().enqueue('voice', voice());
  expect([await again(), await again()]).toEqual([false, false]);
  expect(await again()).toBe(true);
});

it('stops at once when nobody wants it any more, and stays away', async () => {
  ends('silent');
  const { id, ...rest } = voice();
  const sending = openOutbox().enqueue('voice', { ...rest, id });
  await expect.poll(() => tus.made.length).toBe(1);
  await openOutbox().dismiss(id);
  expect((await sending).state).toBe('waiting');
  expect(tus.made[0]?.isAborted).toBe(true);
  await again();
  expect(server.arrived).toEqual([]);
  expect(await openOutbox().entries()).toEqual([]);
});

it('holds up what is written after it in the same conversation, until it is refused', async () => {
  server.answerAll(refusal);
  ends('lost', 'lost');
  await openOutbox().enqueue('voice', voice());
  await openOutbox().enqueue('voice', voice());
  expect(tus.made).toHaveLength(2);
  await again();
  expect(server.texts()).toEqual(['upload-1', 'upload-4']);
});
