import type { Answer, Endpoint, ParsedInput } from '@hafi/contract/core/endpoint';
import type { Locale } from '@hafi/i18n/locales';
import type { Principal } from '../auth/principal.ts';
import type { PlainAnswer, PlainForm } from './plain-forms.ts';

/** Who calls an endpoint: somebody for certain, unless it is public. */
type Caller<E extends Endpoint> = E['access'] extends 'public' ? Principal | null : Principal;

/** The reader's language, unless the contract says of a reading endpoint that its answer has none. */
type Spoken<E extends Endpoint> = E extends { readonly localised: true }
  ? Locale
  : E['method'] extends 'GET'
    ? undefined
    : Locale;

/** One validated and authorized call. */
export type Call<E extends Endpoint = Endpoint> = ParsedInput<E> & {
  /** The bytes of the file, for an endpoint that takes one; none when nothing was sent. */
  readonly file: E extends { readonly file: object } ? Uint8Array : undefined;
  readonly principal: Caller<E>;
  readonly locale: Spoken<E>;
  /** The Idempotency-Key header, when sent. */
  readonly idempotencyKey: string | undefined;
  /** The caller's address, for rate limits. */
  readonly address: string;
  readonly headers: import('node:http').IncomingHttpHeaders;
  /** Sets a header of the answer; `set-cookie` may be given several values. */
  readonly setHeader: (name: string, value: string | string[]) => void;
};

/** An endpoint joined to what does it. */
export interface Handler {
  readonly endpoint: Endpoint;
  readonly run: (call: Call<never>) => Promise<unknown>;
  /** Answers the same endpoint's HTML form, sent without script. */
  readonly form?: (form: PlainForm) => Promise<PlainAnswer>;
}

/** Joins an endpoint of the contract to its use case, types checked on both sides. */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E>) => Promise<Answer<E>>,
  form?: Handler['form'],
): Handler {
  return { endpoint, run: run as Handler['run'], ...(form ? { form } : {}) };
}
