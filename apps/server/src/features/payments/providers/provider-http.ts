import { request as send } from 'undici';
import type { Clock } from '../../../platform/clock/clock.ts';
import { ProviderUnreachable } from './payment-provider.ts';

/** An answer over HTTP; the body is null where it is no JSON. */
export interface ProviderAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Where a provider is reached, and how long an answer is awaited. */
export interface ProviderAddress {
  /** A function, because the sandbox's address is known only once the server listens. */
  readonly url: () => string;
  readonly timeoutMs: number;
}

/** What is asked of a provider. */
export interface ProviderRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Calls a provider once, without following redirects. `name` is what a failure is logged by: the path may
 * name a payment. Not by `fetch`, which takes twice the processor time for each call.
 * @throws ProviderUnreachable when no answer came in time, or one that sends us elsewhere.
 */
export async function callProvider(
  { timeoutMs, url }: ProviderAddress,
  name: string,
  path: string,
  request: ProviderRequest,
): Promise<ProviderAnswer> {
  try {
    const answer = await send(`${url()}${path}`, {
      ...request,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = parsed(await answer.body.text());
    if (answer.statusCode >= 300 && answer.statusCode < 400) throw new Error('redirected');
    return { status: answer.statusCode, body };
  } catch (error) {
    const why = error instanceof Error ? error.name : 'unknown';
    throw new ProviderUnreachable(`${name}: ${why}`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The fields of a body; none of what is no object. */
export const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

/** A token as its provider gave it. */
export interface GivenToken {
  readonly value: string;
  readonly seconds: number;
}

/** A token that is kept until shortly before it ends. */
export interface KeptToken {
  /** The token that is good now; fetched unless there is one. */
  current(): Promise<string>;
  /**
   * Sends with a token, and after a 401 once more with a new one. A 401 that comes late, of a token that
   * was renewed meanwhile, leaves the newer one.
   */
  send(attempt: (token: string) => Promise<ProviderAnswer>): Promise<ProviderAnswer>;
}

/** Keeps a token, renewed `spareSeconds` before it ends, so that none ends during a request. */
export function keepToken(
  clock: Clock,
  spareSeconds: number,
  fetchToken: () => Promise<GivenToken>,
): KeptToken {
  let kept: { value: Promise<string>; endsAt: number } | null = null;

  const fetchOne = () => {
    const fresh = { value: Promise.resolve(''), endsAt: Number.POSITIVE_INFINITY };
    fresh.value = fetchToken().then(({ seconds, value }) => {
      fresh.endsAt = clock.now().getTime() + (seconds - spareSeconds) * 1000;
      return value;
    });
    fresh.value.catch(() => {
      if (kept === fresh) kept = null;
    });
    return fresh;
  };
  const living = () => {
    if (!kept || clock.now().getTime() >= kept.endsAt) kept = fetchOne();
    return kept;
  };

  return {
    current: () => living().value,
    async send(attempt) {
      const used = living();
      const first = await attempt(await used.value);
      if (first.status !== 401) return first;
      if (kept === used) kept = null;
      return attempt(await living().value);
    },
  };
}
