import * as z from 'zod/mini';
import type { Role } from '../accounts/roles.ts';
import type { ErrorDefinition } from './errors.ts';
import type { Topic } from './topics.ts';

/** Who may call. There is no default: every endpoint says it. */
export type Access = 'public' | 'signed-in' | readonly [Role, ...Role[]];

/** What an endpoint that does not answer JSON answers. */
export type MediaType =
  | 'text/calendar'
  | 'application/pdf'
  | 'application/fhir+json'
  | 'image/webp'
  /** Whatever the handler says in its own `content-type` header. */
  | '*/*';

type Schema = z.ZodMiniType;

/** One endpoint of the HTTP interface, the single source for server, client, docs and tests. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` parameters, below the origin. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /**
   * Of which topics the answer of a reading endpoint is made, or which topics a changing one
   * changes: screens ask again where the two meet. There is no default; none is said with `[]`.
   */
  readonly topics: readonly Topic[];
  /** The answer holds words in the language of `Accept-Language`; only then does a GET learn of it. */
  readonly localised?: true;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** In place of `body`: the request is the bytes of one file, at most `max` of them. */
  readonly file?: { readonly max: number; readonly tooLarge: ErrorDefinition };
  /** The whole envelope (`{ data }` or `{ data, nextCursor }`), or a media type. */
  readonly output: Schema | MediaType;
  readonly status?: 200 | 201 | 202;
  /** Its own failures; those of `core.errors.ts` are common to all. */
  readonly errors?: readonly ErrorDefinition[];
  /** Whether the Idempotency-Key header must be sent. It is accepted on every changing request. */
  readonly idempotencyKey?: 'required';
}

/** States an endpoint, keeping its exact type. */
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

/** What the endpoint answers. */
export type Answer<E extends Endpoint> = E['output'] extends Schema
  ? z.output<E['output']>
  : Uint8Array | string;

/** The envelope of a single thing. */
export const dataOf = <S extends Schema>(schema: S) => z.object({ data: schema });

/** The envelope of a list that goes on: `nextCursor` is null on its last page. */
export const pageOf = <S extends Schema>(schema: S) =>
  z.object({ data: z.array(schema), nextCursor: z.nullable(z.string()) });

/** The answer of an act that has nothing to say but that it was done. */
export const done = dataOf(z.null());
