import { getMyData } from '@hafi/contract/accounts/own-data.contract';
import { changePhoto } from '@hafi/contract/accounts/photo.contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { downloadFile } from './download-file.ts';
import { sendFile } from './send-file.ts';
import { watchSilence } from './watch-silence.ts';

/** Accepts every request and answers none, as a network may. */
class Silent {
  static made: Silent[] = [];
  static readonly UNSENT = 0;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onabort: (() => void) | undefined;
  onloadend: (() => void) | undefined;
  isAborted = false;
  constructor() {
    Silent.made.push(this);
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
}

const photo = new File(['x'], 'photo.webp', { type: 'image/webp' });

beforeEach(() => {
  Silent.made = [];
  vi.stubGlobal('XMLHttpRequest', Silent);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives a photo up when nothing more of it was sent for half a minute', async () => {
  const failure = sendFile(changePhoto, photo).catch((error: unknown) => error);
  vi.advanceTimersByTime(29_000);
  Silent.made[0]?.upload.onprogress?.({ loaded: 1, total: 2 });
  vi.advanceTimersByTime(29_000);
  expect(Silent.made[0]?.isAborted).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(await failure).toMatchObject({ code: 'offline' });
});

it('says of an upload that nothing goes on, then that it is stuck, unless it is heard again', () => {
  const said: string[] = [];
  const { onBytes, stop } = watchSilence({
    onQuiet: () => said.push('quiet'),
    onStuck: () => said.push('stuck'),
  });
  onBytes();
  vi.advanceTimersByTime(2_900);
  onBytes();
  vi.advanceTimersByTime(2_900);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(said).toEqual(['quiet']);
  vi.advanceTimersByTime(27_000);
  expect(said).toEqual(['quiet', 'stuck']);
  onBytes();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual(['quiet', 'stuck']);
});

it('gives a download up that was accepted and is never answered', async () => {
  vi.stubGlobal('fetch', (_url: unknown, { signal }: RequestInit) => {
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
  const failure = downloadFile(getMyData, {}).catch((error: unknown) => error);
  vi.advanceTimersByTime(30_000);
  expect(await failure).toMatchObject({ code: 'offline' });
});

/** A download of which pieces come when the test says so. */
function servePieces(): ReadableStreamDefaultController<Uint8Array> {
  const served: ReadableStreamDefaultController<Uint8Array>[] = [];
  const body = new ReadableStream<Uint8Array>({ start: (pieces) => void served.push(pieces) });
  vi.stubGlobal('fetch', async (_url: unknown, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => served[0]?.error(new DOMException('', 'AbortError')));
    return new Response(body);
  });
  const [pieces] = served;
  if (!pieces) throw new Error('the stream did not start');
  return pieces;
}

it('waits for a download that is slow, as long as something of it arrives', async () => {
  const pieces = servePieces();
  const saved = downloadFile(getMyData, {});
  for (let piece = 0; piece < 12; piece += 1) {
    await vi.advanceTimersByTimeAsync(20_000);
    pieces.enqueue(new Uint8Array([piece]));
  }
  await vi.advanceTimersByTimeAsync(0);
  pieces.close();
  await expect(saved).resolves.toBeUndefined();
});

it('gives a download up of which nothing more arrives', async () => {
  const pieces = servePieces();
  const failure = downloadFile(getMyData, {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  pieces.enqueue(new Uint8Array([1]));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failure).toMatchObject({ code: 'offline' });
});
