import { type Cursor, type Place, timeCursor } from './cursor.ts';

/** What a request says of the page that it wants. */
export interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** What a repo is asked for: at most so many rows after a place. */
export interface Wanted<P = Place> {
  readonly after: P | null;
  readonly limit: number;
}

/** One page, and where the next begins; null when this is the last. */
export interface Page<R> {
  readonly items: R[];
  readonly nextCursor: string | null;
}

/**
 * Reads one page of a list. `find` is asked for one row more than is shown, to know whether the list
 * goes on; `placeOf` says where a row stands.
 * @throws Problem invalid-input when the cursor is none of the list's
 */
export async function readPage<R, P = Place>(
  { cursor, limit }: PageQuery,
  list: {
    find(wanted: Wanted<P>): Promise<readonly R[]>;
    placeOf(row: R): P;
    cursor: Cursor<P>;
  },
): Promise<Page<R>> {
  const rows = await list.find({ after: list.cursor.read(cursor), limit: limit + 1 });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last ? list.cursor.write(list.placeOf(last)) : null };
}

/** As {@link readPage}, of a list that is ordered by an instant. */
export function readTimePage<R>(
  query: PageQuery,
  find: (wanted: Wanted) => Promise<readonly R[]>,
  placeOf: (row: R) => Place,
): Promise<Page<R>> {
  return readPage(query, {
    find,
    cursor: timeCursor,
    // A row has more than its place.
    placeOf(row) {
      const { at, id } = placeOf(row);
      return { at, id };
    },
  });
}
