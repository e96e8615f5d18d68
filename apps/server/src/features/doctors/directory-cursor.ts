import * as z from 'zod/mini';
import { type Cursor, cursorOf } from '../../platform/http/cursor.ts';
import type { DirectoryPosition, DoctorSort } from './directory.repo.ts';

/**
 * The cursor of the directory: the sort order, whether typing errors are tolerated, and the last
 * row.
 */
export interface DirectoryCursorPosition extends DirectoryPosition {
  readonly sort: DoctorSort;
  readonly forgiving: boolean;
}

const cursorFor = (sort: DoctorSort): Cursor<DirectoryCursorPosition> =>
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
export const directoryCursors: Record<DoctorSort, Cursor<DirectoryCursorPosition>> = {
  rating: cursorFor('rating'),
  'price-asc': cursorFor('price-asc'),
  'price-desc': cursorFor('price-desc'),
  reviews: cursorFor('reviews'),
};
