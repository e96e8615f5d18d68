import { createRequire } from 'node:module';
import type { Sent } from './plan.ts';

/** The result of a run. `p99` is in milliseconds. */
export interface Measured {
  readonly perSecond: number;
  readonly p99: number;
  /** Failed answers and broken connections. */
  readonly failures: number;
}

interface Result {
  requests: { total: number };
  /** In seconds. */
  duration: number;
  latency: { p99: number };
  non2xx: number;
  errors: number;
  timeouts: number;
}
interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  setupRequest?: (request: Request) => Request;
}
type Autocannon = (options: {
  url: string;
  connections: number;
  duration: number;
  requests: Request[];
}) => Promise<Result>;

const require = createRequire(import.meta.url);
const autocannon = require('autocannon') as Autocannon;

const connections = 20;

function asRequest({ method, path, cookie, body }: Sent): Request {
  return {
    method,
    path,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  };
}

/** Sends requests for `seconds` over 20 connections; `next` makes each one. */
export async function drive(
  address: string,
  sent: Sent,
  seconds: number,
  next?: () => Sent,
): Promise<Measured> {
  const request = asRequest(sent);
  // autocannon names no host for requests that are made one by one.
  const { host } = new URL(address);
  if (next) {
    request.setupRequest = () => {
      const { headers, ...made } = asRequest(next());
      return { ...made, headers: { ...headers, host } };
    };
  }
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    requests: [request],
  });
  return {
    // The average of autocannon omits seconds without an answer.
    perSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
