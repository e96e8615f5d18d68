import * as z from 'zod/mini';
import type { Role } from '../accounts/roles.ts';
import type { ErrorDefinition } from './errors.ts';
import type { Topic } from './topics.ts';

/** Who may call an endpoint. Required: there is no default. */
export type Access = 'public' | 'signed-in' | readonly [Role, ...Role[]];

/** The media type of an endpoint that does not answer JSON. */
export type MediaType =
  | 'text/calendar'
  | 'application/pdf'
  | 'application/fhir+json'
  | 'text/csv'
  | 'image/webp'
  /** The handler sets its own `content-type` header. */
  | '*/*';

type Schema = z.ZodMiniType;

/** One endpoint of the HTTP API: the single source for server, client, docs and tests. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` parameters, below the origin. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /**
   * The topics that the answer of a reading endpoint depends on, or that a changing endpoint
   * changes: screens refetch where the two overlap. Required: `[]` for none.
   */
  readonly topics: readonly Topic[];
  /**
   * Set when the answer contains text in the language of `Accept-Language`; a GET handler gets the
   * language only then.
   */
  readonly localised?: true;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The largest body in bytes, where more than the usual 256 kB has to fit. */
  readonly largeBody?: { readonly max: number; readonly tooLarge: ErrorDefinition };
  /** Instead of `body`: the request is one file of at most `max` bytes. */
  readonly file?: { readonly max: number; readonly tooLarge: ErrorDefinition };
  /** The whole envelope (`{ data }` or `{ data, nextCursor }`), or a media type. */
  readonly output: Schema | MediaType;
  readonly status?: 200 | 201 | 202;
  /** The endpoint's own errors, beside those that its shape allows (`possibleErrors`). */
  readonly errors?: readonly ErrorDefinition[];
  /**
   * Set when the answer holds a secret (a link, a code, recovery codes): it is shown once and never
   * stored for a repeated request.
   */
  readonly secret?: true;
  /**
   * Set when the answer holds what is forgotten soon or shown only as long as a right lasts: where
   * somebody is, or how a call goes on. It is never stored; a repeated request does nothing again, and is answered anew.
   */
  readonly answeredAgain?: true;
  /** Set when a sender signs the bytes of the body: the handler gets them as they came. */
  readonly signed?: true;
  /**
   * Set when answering costs the server much: it draws a document or a picture, reads everything of
   * somebody, or writes very many rows. The server runs few at once for each caller, and this many in an hour.
   * Required for files that are made when they are asked for, and for files that are sent.
   */
  readonly heavy?: { readonly perHour: number };
  /** Set when the Idempotency-Key header is required. Every changing request accepts it. */
  readonly idempotencyKey?: 'required';
}

/** Defines an endpoint, preserving its exact type. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type In<S> = S extends Schema ? z.input<S> : undefined;
type Out<S> = S extends Schema ? z.output<S> : undefined;
type Field<E, K extends string> = E extends { readonly [P in K]: infer S } ? S : undefined;

/** What a caller sends. */
export type CallInput<E extends Endpoint> = {
  params: In<Field<E, 'params'>>;
  query: In<Field<E, 'query'>>;
  body: In<Field<E, 'body'>>;
};

/** What a handler receives, after validation. */
export type ParsedInput<E extends Endpoint> = {
  params: Out<Field<E, 'params'>>;
  query: Out<Field<E, 'query'>>;
  body: Out<Field<E, 'body'>>;
};

/** What an endpoint answers. */
export type Answer<E extends Endpoint> = E['output'] extends Schema
  ? z.output<E['output']>
  : Uint8Array | string | AsyncIterable<string>;

/** The envelope of a single object. */
export const dataOf = <S extends Schema>(schema: S) => z.object({ data: schema });

/** The envelope of a paginated list; `nextCursor` is null on the last page. */
export const pageOf = <S extends Schema>(schema: S) =>
  z.object({ data: z.array(schema), nextCursor: z.nullable(z.string()) });

/** The answer of an action that returns nothing. */
export const done = dataOf(z.null());
