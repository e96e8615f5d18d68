import * as z from 'zod/mini';
import { type Cursor, cursorOf } from '../../platform/http/cursor.ts';
import type { DirectoryPosition, DoctorSort } from './directory.repo.ts';

/** Where a list goes on: the sort it belongs to, whether it forgives typos, and the last row. */
export interface DirectoryCursorPosition extends DirectoryPosition {
  readonly sort: DoctorSort;
  readonly forgiving: boolean;
}

/** Of a list in one order; those of the others are none of its own. */
export const directoryCursor = (sort: DoctorSort): Cursor<DirectoryCursorPosition> =>
  cursorOf<DirectoryCursorPosition>(
    z.object({
      sort: z.literal(sort),
      forgiving: z.boolean(),
      first: z.int32(),
      second: z.int32(),
      id: z.uuid(),
    }),
  );
