import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';

/**
 * What the server searches. The browser searches pages and help itself, because it has their texts.
 */
export const searchKinds = ['people', 'appointments', 'doctors'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchHit = z.object({
  id,
  title: z.string(),
  /** Distinguishes it from others of the same name, in the language of the request. */
  detail: z.string(),
  /** The path in the web app that it links to. */
  link: z.string(),
});
export type SearchHit = z.output<typeof searchHit>;

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'public',
  topics: [],
  localised: true,
  summary:
    'What one may see and is called so, in groups; groups without a hit are left out. Forgives accents and small typing errors. `limit` counts per group.',
  query: z.object({
    q: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(20)), 5),
  }),
  output: dataOf(z.array(z.object({ kind: z.enum(searchKinds), hits: z.array(searchHit) }))),
});
