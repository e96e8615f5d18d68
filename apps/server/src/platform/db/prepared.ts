import type { Db } from './database.ts';

/**
 * Caches the prepared statements of a database for as long as that database is in use. Drizzle then
 * builds the SQL once instead of at every request, and PostgreSQL plans a named statement once per
 * connection. Building the five statements of a signed-in list took a sixth of its time.
 */
export function preparedOnce<T>(prepare: (db: Db) => T): (db: Db) => T {
  const kept = new WeakMap<Db, T>();
  return (db) => {
    const known = kept.get(db);
    if (known) return known;
    const made = prepare(db);
    kept.set(db, made);
    return made;
  };
}

/** Ids as the value of a `uuid[]` placeholder, in a form that both engines accept. */
export const idList = (ids: readonly string[]): string => `{${ids.join(',')}}`;
