import { minuteInMs } from '@hafi/base/time';
import type { Endpoint } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { type CallOptions, offline, problemOf, urlOf } from '../api.ts';
import { currentLocale } from '../words/locale.ts';

/**
 * Fetches a file from an endpoint and offers it as a download, in the page's language.
 * @throws Problem as `call` does
 */
export async function downloadFile<E extends Endpoint>(
  endpoint: E,
  given: Pick<CallOptions<E>, keyof CallOptions<E> & ('params' | 'query')>,
): Promise<void> {
  let answer: Response;
  try {
    answer = await fetch(urlOf(endpoint, given), {
      credentials: 'same-origin',
      headers: { 'accept-language': currentLocale() },
    });
  } catch {
    throw new Problem(offline);
  }
  if (!answer.ok) {
    const document = await answer.json().catch(() => ({}));
    throw problemOf(answer.status, document, answer.headers.get('retry-after'));
  }
  const header = answer.headers.get('content-disposition') ?? '';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = /filename="([^"]+)"/.exec(header)?.[1] ?? 'hafi';
  link.click();
  // Revoked late, because the browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), minuteInMs);
}
