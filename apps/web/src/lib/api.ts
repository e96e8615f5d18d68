import type { Answer, CallInput, Endpoint } from '@hafi/contract/core/endpoint';
import { Problem, type ProblemDocument } from '@hafi/contract/core/problem';
import { connectionHeader } from '@hafi/contract/core/realtime';
import { noteServerDate } from './clock/server-clock.ts';
import { currentLocale } from './words/locale.ts';

type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** The arguments of a call: params, query and body, as far as the endpoint has them. */
export type CallOptions<E extends Endpoint> = Given<CallInput<E>> & {
  idempotencyKey?: string;
  signal?: AbortSignal;
  /**
   * The page's own realtime connection, so that the server does not notify a page that refetches by
   * itself.
   */
  connection?: string | undefined;
};

type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
  connection?: string;
};

/** The URL of an endpoint, with its parameters and query filled in. */
export function urlOf<E extends Endpoint>(
  endpoint: E,
  given: Pick<CallOptions<E>, keyof CallOptions<E> & ('params' | 'query')>,
): string {
  const { params = {}, query = {} } = given as Parts;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  // Without `search.size`, which browsers before 2023 lack.
  const asked = search.toString();
  return asked === '' ? path : `${path}?${asked}`;
}

/** The error when no answer came: the network failed, not the server. */
export const offline = { code: 'offline', status: 0 } as const;

/** The Problem of a failed response; `after` is its Retry-After header. */
export function problemOf(
  status: number,
  document: Partial<ProblemDocument>,
  after: string | null,
): Problem {
  return new Problem(
    { code: document.code ?? 'internal', status },
    {
      message: document.message ?? '',
      errors: document.errors ?? [],
      ...(after ? { retryAfterSeconds: Number(after) } : {}),
    },
  );
}

/**
 * Calls an endpoint of the contract. A File or Blob body is sent as it is, under its own media
 * type.
 * @throws Problem with the server's code and message, or code `offline` when no answer came
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<Answer<E>> {
  const parts = options as Parts;
  const { body: sent } = parts;
  const isFile = sent instanceof Blob;
  const sentAt = Date.now();
  let answer: Response;
  try {
    answer = await fetch(urlOf(endpoint, options), {
      method: endpoint.method,
      credentials: 'same-origin',
      headers: {
        'accept-language': currentLocale(),
        ...(sent === undefined || isFile ? {} : { 'content-type': 'application/json' }),
        ...(parts.connection ? { [connectionHeader]: parts.connection } : {}),
        ...(parts.idempotencyKey ? { 'idempotency-key': parts.idempotencyKey } : {}),
      },
      ...(sent === undefined ? {} : { body: isFile ? sent : JSON.stringify(sent) }),
      ...(parts.signal ? { signal: parts.signal } : {}),
    });
  } catch (error) {
    if (parts.signal?.aborted) throw error;
    throw new Problem(offline);
  }
  noteServerDate(answer.headers.get('date'), sentAt);
  const body: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    throw problemOf(
      answer.status,
      body as Partial<ProblemDocument>,
      answer.headers.get('retry-after'),
    );
  }
  return body as Answer<E>;
}
