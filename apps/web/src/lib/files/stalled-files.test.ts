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
  const { heard, stop } = watchSilence({
    onQuiet: () => said.push('quiet'),
    onStuck: () => said.push('stuck'),
  });
  heard();
  vi.advanceTimersByTime(2_900);
  heard();
  vi.advanceTimersByTime(2_900);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(said).toEqual(['quiet']);
  vi.advanceTimersByTime(27_000);
  expect(said).toEqual(['quiet', 'stuck']);
  heard();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual(['quiet', 'stuck']);
});

it('gives a download up that never ends', async () => {
  vi.stubGlobal('fetch', (_url: unknown, { signal }: RequestInit) => {
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
  const failure = downloadFile(getMyData, {}).catch((error: unknown) => error);
  vi.advanceTimersByTime(3 * 60_000);
  expect(await failure).toMatchObject({ code: 'offline' });
});
