import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';

/** The administrative levels of Rwanda, largest first. */
export const placeLevels = ['province', 'district', 'sector', 'cell', 'village'] as const;
export type PlaceLevel = (typeof placeLevels)[number];

/** The code of a place; it begins with those of the places that it lies in. */
export const placeCode = z.string().check(z.regex(/^\d{1,10}$/, { error: 'invalid-place' }));

export const place = z.object({
  code: placeCode,
  name: z.string(),
  level: z.enum(placeLevels),
  parent: z.nullable(placeCode),
});

export const listPlaces = endpoint({
  method: 'GET',
  path: '/api/places',
  access: 'public',
  topics: [],
  localised: true,
  summary: 'The places of one level, below `parent` (a code of the level above).',
  query: z.object({
    level: z._default(z.enum(placeLevels), 'province'),
    parent: z.optional(placeCode),
  }),
  output: dataOf(z.array(place)),
});
