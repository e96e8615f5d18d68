import type { Answer, Endpoint, ParsedInput } from '@hafi/contract/core/endpoint';
import type { Locale } from '@hafi/i18n/locales';
import type { Principal } from '../auth/principal.ts';
import type { PlainAnswer, PlainForm } from './plain-forms.ts';

/** The caller of an endpoint; null is possible only when it is public. */
type Caller<E extends Endpoint> = E['access'] extends 'public' ? Principal | null : Principal;

/**
 * The reader's language. A reading (GET) endpoint has one only when the contract marks it as
 * `localised`.
 */
type Spoken<E extends Endpoint> = E extends { readonly localised: true }
  ? Locale
  : E['method'] extends 'GET'
    ? undefined
    : Locale;

/** One validated and authorized request. */
export type Call<E extends Endpoint = Endpoint> = ParsedInput<E> & {
  /** The bytes of the file, for an endpoint that takes one; empty when nothing was sent. */
  readonly file: E extends { readonly file: object } ? Uint8Array : undefined;
  readonly principal: Caller<E>;
  readonly locale: Spoken<E>;
  /** When the request came in, before it waited for anything. */
  readonly receivedAt: Date;
  /** The Idempotency-Key header, if sent. */
  readonly idempotencyKey: string | undefined;
  /** The caller's IP address, for rate limits. */
  readonly address: string;
  readonly headers: import('node:http').IncomingHttpHeaders;
  /** The body as it came, where the endpoint is `signed`; otherwise empty. */
  readonly sent: string;
  /** Sets a response header; `set-cookie` may have several values. */
  readonly setHeader: (name: string, value: string | string[]) => void;
};

/** An endpoint with its implementation. */
export interface Handler {
  readonly endpoint: Endpoint;
  readonly run: (call: Call<never>) => Promise<unknown>;
  /** Answers the endpoint's HTML form, sent without JavaScript. */
  readonly form?: (form: PlainForm) => Promise<PlainAnswer>;
}

/** Joins an endpoint of the contract to its use case, with types checked on both sides. */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E>) => Promise<Answer<E>>,
  form?: Handler['form'],
): Handler {
  return { endpoint, run: run as Handler['run'], ...(form ? { form } : {}) };
}
