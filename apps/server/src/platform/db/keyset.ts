import { and, asc, desc, eq, gt, gte, lt, lte, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Position } from '../http/cursor.ts';

/** One sort column: how it compares with its value at a cursor's position. */
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
  /** The `where` condition for the rows after a position; undefined (all rows) after null. */
  beyond(position: P | null): SQL | undefined;
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
 * unique. A position holds the value of each key.
 */
export function keyset<P extends object>(keys: { readonly [N in keyof P]: Key<P[N]> }): Keyset<P> {
  const names = Object.keys(keys) as (keyof P)[];
  return {
    by: names.map((name) => keys[name].order),
    beyond(position) {
      const [first] = names;
      if (!position || first === undefined) return undefined;
      const either = names.map((name, at) => {
        const alike = names.slice(0, at).map((same) => keys[same].equals(position[same]));
        return and(...alike, keys[name].beyond(position[name]));
      });
      // Redundant, but searchable: an index serves the comparison of the first key, not the `or` of
      // all keys.
      return and(keys[first].notBefore(position[first]), or(...either));
    },
  };
}

type TimeColumn = AnyPgColumn<{ data: Date }>;
type IdColumn = AnyPgColumn<{ data: string }>;

/** Order by an instant, newest first. */
export const newestFirst = (at: TimeColumn, id: IdColumn): Keyset<Position> =>
  keyset({ at: falling(at), id: falling(id) });

/** Order by an instant, soonest first. */
export const soonestFirst = (at: TimeColumn, id: IdColumn): Keyset<Position> =>
  keyset({ at: rising(at), id: rising(id) });
