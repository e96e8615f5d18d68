import type { Endpoint } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { type CallOptions, offline, pageHeaders, problemOf, urlOf, watched } from '../api.ts';
import { saveFile } from './save-file.ts';
import { watchSilence } from './watch-silence.ts';

/** Reads a file piece by piece; calls `onBytes` at each. */
async function readPieces(answer: Response, onBytes: () => void): Promise<Blob> {
  const reader = answer.body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    onBytes();
    if (done || !value) break;
    pieces.push(value);
  }
  return new Blob(pieces, { type: answer.headers.get('content-type') ?? '' });
}

/** Fetches a file, however long it takes: gives up only when nothing more of it arrives. */
async function fetchFile(url: string): Promise<{ answer: Response; blob: Blob }> {
  const patient = new AbortController();
  const { onBytes, stop } = watchSilence({ onStuck: () => patient.abort() });
  onBytes();
  try {
    const answer = await fetch(url, {
      credentials: 'same-origin',
      headers: pageHeaders(),
      signal: patient.signal,
    });
    if (answer.ok) return { answer, blob: await readPieces(answer, onBytes) };
    const document = await answer.json().catch(() => ({}));
    throw problemOf(answer.status, document, answer.headers.get('retry-after'));
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(offline);
  } finally {
    stop();
  }
}

/**
 * Fetches a file from an endpoint, however long it takes.
 * @throws Problem as `call` does
 */
export const loadFile = async <E extends Endpoint>(
  endpoint: E,
  given: Pick<CallOptions<E>, keyof CallOptions<E> & ('params' | 'query')>,
): Promise<Blob> => (await fetchFile(urlOf(endpoint, given))).blob;

/**
 * Fetches a file from an endpoint and offers it as a download, in the page's language.
 * @throws Problem as `call` does
 */
export async function downloadFile<E extends Endpoint>(
  endpoint: E,
  given: Pick<CallOptions<E>, keyof CallOptions<E> & ('params' | 'query')>,
): Promise<void> {
  const { answer, blob } = await watched(fetchFile(urlOf(endpoint, given)));
  const header = answer.headers.get('content-disposition') ?? '';
  saveFile(blob, /filename="([^"]+)"/.exec(header)?.[1] ?? 'hafi');
}
