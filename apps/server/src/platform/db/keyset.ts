import { and, asc, desc, eq, gt, gte, lt, lte, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Place } from '../http/cursor.ts';

/** One sort column: how it compares with its value at a cursor's place. */
interface Key<V> {
  readonly order: SQL;
  beyond(value: V): SQL;
  notBefore(value: V): SQL;
  equals(value: V): SQL;
}

/** The order of a list, for keyset pagination. */
export interface Keyset<P> {
  /** The `orderBy` columns. */
  readonly by: SQL[];
  /**
   * The `where` condition for the rows after a place; undefined (all rows) when the place is null.
   */
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

/** An ascending key that the query computes. */
export const risingBy = <V>(by: SQL<V>): Key<V> => ({
  order: asc(by),
  beyond: (value) => gt(by, value),
  notBefore: (value) => gte(by, value),
  equals: (value) => eq(by, value),
});

/**
 * Builds the order of a list from its keys, the most significant first. Together the keys must be
 * unique. A place holds the value of each key.
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
      // Redundant, but searchable: an index serves the comparison of the first key, not the `or` of
      // all keys.
      return and(keys[first].notBefore(place[first]), or(...either));
    },
  };
}

type TimeColumn = AnyPgColumn<{ data: Date }>;
type IdColumn = AnyPgColumn<{ data: string }>;

/** Order by an instant, newest first. */
export const newestFirst = (at: TimeColumn, id: IdColumn): Keyset<Place> =>
  keyset({ at: falling(at), id: falling(id) });

/** Order by an instant, soonest first. */
export const soonestFirst = (at: TimeColumn, id: IdColumn): Keyset<Place> =>
  keyset({ at: rising(at), id: rising(id) });
