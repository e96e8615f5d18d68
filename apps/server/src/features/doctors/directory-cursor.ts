import type { doctorSorts } from '@hafi/contract/doctors/doctors.contract';
import * as z from 'zod/mini';
import { type Cursor, cursorOf } from '../../platform/http/cursor.ts';
import type { DirectoryPosition } from './directory.repo.ts';

type FixedSort = (typeof doctorSorts)[number];

/**
 * The cursor of the directory: the sort order, whether typing errors are tolerated, and the last
 * row.
 */
export interface DirectoryCursorPosition extends DirectoryPosition {
  readonly sort: FixedSort;
  readonly forgiving: boolean;
}

const cursorFor = (sort: FixedSort): Cursor<DirectoryCursorPosition> =>
  cursorOf<DirectoryCursorPosition>(
    z.object({
      sort: z.literal(sort),
      forgiving: z.boolean(),
      first: z.int32(),
      second: z.int32(),
      id: z.uuid(),
    }),
  );

/** The cursor of each sort order; it refuses cursors of the others. */
export const directoryCursors: Record<FixedSort, Cursor<DirectoryCursorPosition>> = {
  rating: cursorFor('rating'),
  'price-asc': cursorFor('price-asc'),
  'price-desc': cursorFor('price-desc'),
  reviews: cursorFor('reviews'),
};

/**
 * The cursor of the order `nearest`. It goes by groups of the nearest doctors: which group, and
 * which of it were shown.
 */
export interface NearestCursorPosition {
  readonly near: string;
  readonly forgiving: boolean;
  /** After whom the group begins; null for the first group. */
  readonly after: DirectoryPosition | null;
  /** One bit for each doctor of the group, the nearest lowest; set when they were shown. */
  readonly shown: number;
}

/** The cursor of the order `nearest` from one home; it refuses cursors of others. */
export const nearestCursor = (near: string): Cursor<NearestCursorPosition> =>
  cursorOf<NearestCursorPosition>(
    z.object({
      near: z.literal(near),
      forgiving: z.boolean(),
      after: z.nullable(z.object({ first: z.int32(), second: z.int32(), id: z.uuid() })),
      shown: z.int().check(z.gte(0)),
    }),
  );
