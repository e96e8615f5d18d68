import type { Answer, Endpoint } from '@hafi/contract/core/endpoint';
import { allEndpoints } from '@hafi/contract/core/registry';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { sampleOf } from './sample-of.ts';

/** What the fake API answers to one endpoint of the contract. */
export interface FakeAnswer {
  readonly endpoint: Endpoint;
  /** Only the question with this path and query; default: every question to the endpoint. */
  readonly url?: string;
  /** It never answers in this test. */
  readonly never?: true;
  readonly answer: () => Response | Promise<Response>;
}

const json = (status: number, body: unknown, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });

/** Answers with a body, typed by the contract. */
export const answers = <E extends Endpoint>(endpoint: E, body: Answer<E>): FakeAnswer => ({
  endpoint,
  answer: () => json(endpoint.status ?? 200, body),
});

/** Answers with a sample that fits the contract's schema; its lists have `items` elements. */
export const answersSample = (endpoint: Endpoint, items: number): FakeAnswer => ({
  endpoint,
  answer: () => {
    const { output } = endpoint;
    if (typeof output === 'string') return new Response('', { status: 200 });
    return json(endpoint.status ?? 200, sampleOf(output as z.ZodMiniType, { items }));
  },
});

/** Fails with a problem of this status and code. */
export const fails = (
  endpoint: Endpoint,
  status = 500,
  code = 'internal',
  errors: readonly { path: string; code: string; message: string }[] = [],
): FakeAnswer => ({
  endpoint,
  answer: () =>
    json(
      status,
      { type: 'about:blank', title: code, status, code, message: 'It did not work.', errors },
      'application/problem+json',
    ),
});

/** Never answers in this test. */
export const hangs = (endpoint: Endpoint): FakeAnswer => ({
  endpoint,
  never: true,
  answer: () => new Promise<Response>(() => undefined),
});

/** Fails as without network. */
export const unreachable = (endpoint: Endpoint): FakeAnswer => ({
  endpoint,
  answer: () => Promise.reject(new TypeError('Failed to fetch')),
});

/** Answers while `online()`, otherwise fails as without network. */
export const answersWhile = (online: () => boolean, given: FakeAnswer): FakeAnswer => ({
  ...given,
  answer: () => (online() ? given.answer() : Promise.reject(new TypeError('Failed to fetch'))),
});

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/** The endpoint of a request; a literal path takes precedence over one with a parameter. */
function endpointOf(method: string, pathname: string): Endpoint | undefined {
  return allEndpoints
    .filter((each) => each.method === method && patternOf(each).test(pathname))
    .sort((a, b) => a.path.split(':').length - b.path.split(':').length)[0];
}

/** Fails the test where a page sends what the contract refuses. */
function refuseUnfit({ body, method, path, query }: Endpoint, url: URL, sent: unknown): void {
  const refused = (part: string, schema: z.ZodMiniType | undefined, value: unknown) => {
    const issues = schema ? (z.safeParse(schema, value).error?.issues ?? []) : [];
    expect.soft(issues, `the ${part} of ${method} ${path}`).toEqual([]);
  };
  refused('query', query, Object.fromEntries(url.searchParams));
  if (typeof sent === 'string') refused('body', body, JSON.parse(sent));
}

/** A fake server in place of `fetch`. */
export interface FakeApi {
  readonly fetch: typeof fetch;
  /** The endpoints that were called, in order. */
  readonly requested: readonly Endpoint[];
  /** Path and query of each call, in the same order. */
  readonly urls: readonly string[];
  /** The body of each request, as it was sent; undefined without one. */
  readonly bodies: readonly unknown[];
  /** The number of pending answers, without those that never come. */
  pending(): number;
}

/**
 * Answers as given; every other endpoint as `otherwise` says. A request to an unknown endpoint is
 * an error, and so is one that the contract refuses. `serverTime` is the server's Date header, if it sends one.
 */
export function fakeApi(
  replies: readonly FakeAnswer[],
  otherwise: (endpoint: Endpoint) => FakeAnswer,
  serverTime?: Date,
): FakeApi {
  const requested: Endpoint[] = [];
  const urls: string[] = [];
  const bodies: unknown[] = [];
  let pending = 0;
  return {
    requested,
    urls,
    bodies,
    pending: () => pending,
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.origin);
      const method = init?.method ?? 'GET';
      const endpoint = endpointOf(method, url.pathname);
      if (!endpoint) throw new Error(`the contract has no ${method} ${url.pathname}`);
      requested.push(endpoint);
      const asks = url.pathname + url.search;
      urls.push(asks);
      bodies.push(init?.body ?? undefined);
      refuseUnfit(endpoint, url, init?.body);
      const same = (each: FakeAnswer) =>
        each.endpoint.method === method &&
        each.endpoint.path === endpoint.path &&
        (each.url === undefined || each.url === asks);
      const { answer, never } = replies.find(same) ?? otherwise(endpoint);
      if (never) return answer();
      pending += 1;
      try {
        const given = await answer();
        if (serverTime) given.headers.set('date', serverTime.toUTCString());
        return given;
      } finally {
        pending -= 1;
      }
    },
  };
}
