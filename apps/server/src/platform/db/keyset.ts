import { and, asc, desc, eq, gt, gte, lt, lte, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Place } from '../http/cursor.ts';

/** One of the columns that order a list: how it compares with its value in a place. */
interface Key<V> {
  readonly order: SQL;
  beyond(value: V): SQL;
  notBefore(value: V): SQL;
  equals(value: V): SQL;
}

/** The order of a list, and what stands in it beyond a place. */
export interface Keyset<P> {
  /** For `orderBy`. */
  readonly by: SQL[];
  /** What comes after a place, for `where`; everything when there is none. */
  beyond(place: P | null): SQL | undefined;
}

export const rising = <V>(by: AnyPgColumn<{ data: V }>): Key<V> => ({
  order: asc(by),
  beyond: (value) => gt(by, value),
  notBefore: (value) => gte(by, value),
  equals: (value) => eq(by, value),
});

export const falling = <V>(by: AnyPgColumn<{ data: V }>): Key<V> => ({
  order: desc(by),
  beyond: (value) => lt(by, value),
  notBefore: (value) => lte(by, value),
  equals: (value) => eq(by, value),
});

/** A key that the query computes. */
export const risingBy = <V>(by: SQL<V>): Key<V> => ({
  order: asc(by),
  beyond: (value) => gt(by, value),
  notBefore: (value) => gte(by, value),
  equals: (value) => eq(by, value),
});

/**
 * Orders a list by these keys, the first the most; all together no two rows may share. A place names
 * the value of each.
 */
export function keyset<P extends object>(keys: { readonly [N in keyof P]: Key<P[N]> }): Keyset<P> {
  const names = Object.keys(keys) as (keyof P)[];
  return {
    by: names.map((name) => keys[name].order),
    beyond(place) {
      const [first] = names;
      if (!place || first === undefined) return undefined;
      const either = names.map((name, at) => {
        const alike = names.slice(0, at).map((same) => keys[same].equals(place[same]));
        return and(...alike, keys[name].beyond(place[name]));
      });
      // Said twice: the comparison of all cannot be searched for in an index, that of the first can.
      return and(keys[first].notBefore(place[first]), or(...either));
    },
  };
}

type TimeColumn = AnyPgColumn<{ data: Date }>;
type IdColumn = AnyPgColumn<{ data: string }>;

/** By an instant, the newest first. */
export const newestFirst = (at: TimeColumn, id: IdColumn): Keyset<Place> =>
  keyset({ at: falling(at), id: falling(id) });

/** By an instant, the soonest first. */
export const soonestFirst = (at: TimeColumn, id: IdColumn): Keyset<Place> =>
  keyset({ at: rising(at), id: rising(id) });
