import { minuteInMs } from '@hafi/base/time';
import type { Endpoint } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { type CallOptions, offline, problemOf, urlOf, watched } from '../api.ts';
import { currentLocale } from '../words/locale.ts';

/** How long a whole file may take, in milliseconds. */
const longest = 3 * minuteInMs;

async function fetchFile(url: string): Promise<{ answer: Response; blob: Blob }> {
  const patient = new AbortController();
  const timer = setTimeout(() => patient.abort(), longest);
  try {
    const answer = await fetch(url, {
      credentials: 'same-origin',
      headers: { 'accept-language': currentLocale() },
      signal: patient.signal,
    });
    if (answer.ok) return { answer, blob: await answer.blob() };
    const document = await answer.json().catch(() => ({}));
    throw problemOf(answer.status, document, answer.headers.get('retry-after'));
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(offline);
  } finally {
    clearTimeout(timer);
  }
}

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
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = /filename="([^"]+)"/.exec(header)?.[1] ?? 'hafi';
  link.click();
  // Revoked late, because the browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), minuteInMs);
}
