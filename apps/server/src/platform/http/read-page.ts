import { type Cursor, type Position, timeCursor } from './cursor.ts';

/** The page that a request asks for. */
export interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** What a repo is asked for: at most `limit` rows after a position. */
export interface Wanted<P = Position> {
  readonly after: P | null;
  readonly limit: number;
}

/** One page, and the cursor of the next; null on the last page. */
export interface Page<R> {
  readonly items: R[];
  readonly nextCursor: string | null;
}

/**
 * Reads one page of a list. Asks `find` for one row more than it returns, to know whether there is
 * a next page; `positionOf` returns the position of a row.
 * @throws Problem as {@link Cursor.read}
 */
export async function readPage<R, P = Position>(
  { cursor, limit }: PageQuery,
  list: {
    find(wanted: Wanted<P>): Promise<readonly R[]>;
    positionOf(row: R): P;
    cursor: Cursor<P>;
  },
): Promise<Page<R>> {
  const rows = await list.find({ after: list.cursor.read(cursor), limit: limit + 1 });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last ? list.cursor.write(list.positionOf(last)) : null };
}

/** As {@link readPage}, for a list ordered by an instant. */
export function readTimePage<R>(
  query: PageQuery,
  find: (wanted: Wanted) => Promise<readonly R[]>,
  positionOf: (row: R) => Position,
): Promise<Page<R>> {
  return readPage(query, {
    find,
    cursor: timeCursor,
    // Drops the row's other columns.
    positionOf(row) {
      const { at, id } = positionOf(row);
      return { at, id };
    },
  });
}
