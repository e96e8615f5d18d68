import type { Answer, Endpoint } from '@hafi/contract/core/endpoint';
import { Problem, type ProblemDocument } from '@hafi/contract/core/problem';
import { forRequester, offline, pageHeaders, problemOf, urlOf } from '../api.ts';
import { watchSilence } from './watch-silence.ts';

/** An endpoint whose body is one file. */
type FileEndpoint = Endpoint & { readonly file: object };

function answerOf(request: XMLHttpRequest): unknown {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return {};
  }
}

/**
 * Uploads a file to an endpoint that takes one. Uses XMLHttpRequest, because `fetch` reports no
 * upload progress. `onProgress` gets the sent part, 0 to 1.
 * @throws Problem as `call` does, and the signal's reason when it aborts
 */
export function sendFile<E extends FileEndpoint>(
  endpoint: E,
  file: Blob,
  how: { onProgress?: (part: number) => void; signal?: AbortSignal } = {},
): Promise<Answer<E>> {
  const { onProgress, signal } = how;
  const sent = new Promise<Answer<E>>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let isStuck = false;
    const { onBytes, stop } = watchSilence({
      onStuck: () => {
        isStuck = true;
        request.abort();
      },
    });
    request.open(endpoint.method, urlOf<Endpoint>(endpoint, {}));
    for (const [name, value] of Object.entries(pageHeaders()))
      request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => {
      onBytes();
      onProgress?.(total ? loaded / total : 0);
    };
    request.onloadend = stop;
    request.onerror = () => reject(new Problem(offline));
    request.onabort = () => reject(isStuck ? new Problem(offline) : signal?.reason);
    request.onload = () => {
      const body = answerOf(request);
      if (request.status < 400) resolve(body as Answer<E>);
      else {
        const after = request.getResponseHeader('retry-after');
        reject(problemOf(request.status, body as Partial<ProblemDocument>, after));
      }
    };
    signal?.addEventListener('abort', () => request.abort());
    if (signal?.aborted) reject(signal.reason);
    else {
      onBytes();
      request.send(file);
    }
  });
  return forRequester(sent);
}
