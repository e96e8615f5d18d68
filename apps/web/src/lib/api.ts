import { personHeader } from '@hafi/contract/core/acting-person';
import type { Answer, CallInput, Endpoint } from '@hafi/contract/core/endpoint';
import { Problem, type ProblemDocument } from '@hafi/contract/core/problem';
import { connectionHeader } from '@hafi/contract/core/realtime';
import { sentAtHeader } from '@hafi/contract/core/sent-at';
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
  /**
   * Whose act it is, where that is not simply who this page shows: the answer is then given back
   * whoever is signed in by then. Null for what is asked in nobody's name.
   */
  person?: string | null;
};

type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
  connection?: string;
  person?: string | null;
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
  const requested = search.toString();
  return requested === '' ? path : `${path}?${requested}`;
}

/** The error when no answer came: the network failed, not the server. */
export const offline = { code: 'offline', status: 0 } as const;

/** The error when a change was sent and no answer came in time: it may have taken effect. */
export const unanswered = { code: 'unanswered', status: 0 } as const;

/** The error when its person has left this page before the answer came: it is for nobody here. */
export const left = { code: 'left', status: 0 } as const;

/** What this page knows of the person it shows. */
interface Shown {
  /** An account id; null when nobody is signed in. */
  readonly person: () => string | null;
  /** Grows whenever a person leaves this page. */
  readonly departures: () => number;
  /** The server no longer takes this page for its person's. */
  readonly doubt: () => void;
}

let shown: Shown = { person: () => null, departures: () => 0, doubt: () => undefined };

/** Says whose page this is, by what knows the session. */
export function actFor(next: Shown): void {
  shown = next;
}

/** The headers of every request: the language, and whose page sends it. */
export const pageHeaders = (person: string | null = shown.person()): Record<string, string> => ({
  'accept-language': currentLocale(),
  ...(person === null ? {} : { [personHeader]: person }),
});

/**
 * The same answer, unless its person has left this page meanwhile.
 * @throws Problem `left` when they have
 */
export async function forRequester<T>(answer: Promise<T>): Promise<T> {
  const before = shown.departures();
  const isLeft = () => before !== shown.departures();
  try {
    const given = await answer;
    if (!isLeft()) return given;
  } catch (error) {
    if (!isLeft()) throw error;
  }
  throw new Problem(left);
}

const doubts: readonly string[] = ['not-signed-in', 'other-person'];

/** How long an answer may take, in milliseconds; a file takes as long as it needs. */
const requestTimeoutMs = 30_000;

/**
 * The Problem of a failed response; `after` is its Retry-After header. When it says that nobody or
 * somebody else is signed in, the session is asked for again.
 */
export function problemOf(
  status: number,
  document: Partial<ProblemDocument>,
  after: string | null,
): Problem {
  if (document.code && doubts.includes(document.code)) shown.doubt();
  return new Problem(
    { code: document.code ?? 'internal', status },
    {
      message: document.message ?? '',
      errors: document.errors ?? [],
      ...(after ? { retryAfterSeconds: Number(after) } : {}),
    },
  );
}

let watch = <T>(act: Promise<T>): Promise<T> => act;

/** Has every change watched that nobody else watches, by what loads later. */
export function watchActs(watching: typeof watch): void {
  watch = watching;
}

/** Has an act watched that is no call, as a download. */
export const watched = <T>(act: Promise<T>): Promise<T> => watch(act);

/** Sends a request and reads the whole answer; `signal` may cut both. */
async function send(endpoint: Endpoint, parts: Parts, signal: AbortSignal): Promise<unknown> {
  const { body: sent } = parts;
  const isFile = sent instanceof Blob;
  const sentAt = Date.now();
  const answer = await fetch(urlOf(endpoint, parts as never), {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: {
      ...pageHeaders(parts.person),
      ...(sent === undefined || isFile ? {} : { 'content-type': 'application/json' }),
      ...(parts.connection ? { [connectionHeader]: parts.connection } : {}),
      ...(parts.idempotencyKey
        ? { 'idempotency-key': parts.idempotencyKey, [sentAtHeader]: String(sentAt) }
        : {}),
    },
    ...(sent === undefined ? {} : { body: isFile ? sent : JSON.stringify(sent) }),
    signal,
  });
  const { headers, ok, status } = answer;
  noteServerDate(headers.get('date'), sentAt);
  const body: unknown = await answer.json().catch(() => undefined);
  // Broken off in the middle, or not ours: the page of a hotspot.
  if (ok && body === undefined) throw new TypeError();
  if (ok) return body;
  throw problemOf(status, (body ?? {}) as Partial<ProblemDocument>, headers.get('retry-after'));
}

/** Gives up after a while, because a network may accept a request and never answer it. */
async function sendPatiently(endpoint: Endpoint, parts: Parts): Promise<unknown> {
  const { body, signal } = parts;
  const patient = new AbortController();
  const stop = () => patient.abort();
  const timer = body instanceof Blob ? undefined : setTimeout(stop, requestTimeoutMs);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  try {
    return await send(endpoint, parts, patient.signal);
  } catch (error) {
    if (signal?.aborted || error instanceof Problem) throw error;
    const gaveUp = patient.signal.aborted && endpoint.method !== 'GET';
    throw new Problem(gaveUp ? unanswered : offline);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/**
 * Calls an endpoint of the contract. A File or Blob body is sent as it is, under its own media
 * type. A change that nobody else watches (`signal`) is said to take long while it does.
 * @throws Problem with the server's code and message, code `offline` when no answer came, `unanswered` when a change was not answered in time, or `left` when its person has left this page
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<Answer<E>> {
  const parts = options as Parts;
  const sent = sendPatiently(endpoint, parts);
  const answer = parts.person === undefined ? forRequester(sent) : sent;
  const isOwnAct = endpoint.method !== 'GET' && !parts.signal;
  return (await (isOwnAct ? watch(answer) : answer)) as Answer<E>;
}
