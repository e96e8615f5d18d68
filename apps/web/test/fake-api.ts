import type { Answer, Endpoint } from '@hafi/contract/core/endpoint';
import { allEndpoints } from '@hafi/contract/core/registry';
import type * as z from 'zod/mini';
import { sampleOf } from './sample-of.ts';

/** What the fake API answers to one endpoint of the contract. */
export interface FakeAnswer {
  readonly endpoint: Endpoint;
  /** No answer comes in this test. */
  readonly never?: true;
  readonly answer: () => Response | Promise<Response>;
}

const json = (status: number, body: unknown, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });

/** The server answers this, as the contract types it. */
export const answers = <E extends Endpoint>(endpoint: E, body: Answer<E>): FakeAnswer => ({
  endpoint,
  answer: () => json(endpoint.status ?? 200, body),
});

/** The server answers a sample that the contract's schema lets through; its lists hold `items`. */
export const answersSample = (endpoint: Endpoint, items: number): FakeAnswer => ({
  endpoint,
  answer: () => {
    const { output } = endpoint;
    if (typeof output === 'string') return new Response('', { status: 200 });
    return json(endpoint.status ?? 200, sampleOf(output as z.ZodMiniType, { items }));
  },
});

/** The server fails with a problem of this status and code. */
export const fails = (endpoint: Endpoint, status = 500, code = 'internal'): FakeAnswer => ({
  endpoint,
  answer: () =>
    json(
      status,
      { type: 'about:blank', title: code, status, code, message: 'It did not work.', errors: [] },
      'application/problem+json',
    ),
});

/** The server takes its time: no answer comes in this test. */
export const hangs = (endpoint: Endpoint): FakeAnswer => ({
  endpoint,
  never: true,
  answer: () => new Promise<Response>(() => undefined),
});

/** There is no network. */
export const unreachable = (endpoint: Endpoint): FakeAnswer => ({
  endpoint,
  answer: () => Promise.reject(new TypeError('Failed to fetch')),
});

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/** The endpoint that a request is for; a path in words goes before one with a parameter. */
function endpointOf(method: string, pathname: string): Endpoint | undefined {
  return allEndpoints
    .filter((each) => each.method === method && patternOf(each).test(pathname))
    .sort((a, b) => a.path.split(':').length - b.path.split(':').length)[0];
}

/** A server in the place of `fetch`. */
export interface FakeApi {
  readonly fetch: typeof fetch;
  /** The endpoints that were asked, in order. */
  readonly asked: readonly Endpoint[];
  /** How many answers are still on their way, without those that never come. */
  pending(): number;
}

/**
 * Answers as told; every other endpoint as `otherwise` says. A request that is for no endpoint of
 * the contract is an error. `serverTime` is what the server's clock shows, if it tells.
 */
export function fakeApi(
  told: readonly FakeAnswer[],
  otherwise: (endpoint: Endpoint) => FakeAnswer,
  serverTime?: Date,
): FakeApi {
  const asked: Endpoint[] = [];
  let pending = 0;
  return {
    asked,
    pending: () => pending,
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.origin);
      const method = init?.method ?? 'GET';
      const endpoint = endpointOf(method, url.pathname);
      if (!endpoint) throw new Error(`the contract has no ${method} ${url.pathname}`);
      asked.push(endpoint);
      const same = (each: Endpoint) => each.method === method && each.path === endpoint.path;
      const { answer, never } = told.find((each) => same(each.endpoint)) ?? otherwise(endpoint);
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
