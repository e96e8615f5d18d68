import { and, eq, lt, lte, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Place } from '../http/cursor.ts';

/** What comes after a place in a list that is newest first; everything when there is none. */
export function olderThan(at: AnyPgColumn, id: AnyPgColumn, place: Place | null): SQL | undefined {
  if (!place) return undefined;
  // Said twice: the comparison of both cannot be searched for in an index, the instant can.
  return and(lte(at, place.at), or(lt(at, place.at), and(eq(at, place.at), lt(id, place.id))));
}
