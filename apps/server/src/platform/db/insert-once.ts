import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { preparedOnce } from './prepared.ts';

/** More rows at once are rare, and each number of rows is a prepared statement of its own. */
const mostRows = 8;

type Columns<T extends PgTable> = T['$inferInsert'];
/** A row to insert. What is undefined is left out. */
type Row<T extends PgTable> = { [K in keyof Columns<T>]: Columns<T>[K] | undefined };
/** A row with a placeholder for each of its values. */
type Placeholders<T extends PgTable> = { [K in keyof Columns<T>]: SQL };

// A connection refuses one name for two statements, so names are numbered across all tables.
let named = 0;
function nextName(table: string): string {
  named += 1;
  return `${table}_insert_${named}`;
}

interface Statement<R> {
  execute(values: Record<string, unknown>): Promise<R>;
}

/**
 * Inserts rows with a statement whose SQL is built once for each set of columns and number of rows:
 * building the inserts of a booking and its messages took a twelfth of the booking's time. `build`
 * writes the statement for rows of placeholders, and gives a value to each column that a row leaves
 * out and that has no default. Values that are SQL belong into `build`.
 */
export function insertOnce<T extends PgTable, R>(
  table: T,
  build: (db: Db, rows: Placeholders<T>[]) => { prepare(name: string): Statement<R> },
): (db: Db, rows: readonly [Row<T>, ...Row<T>[]]) => Promise<R> {
  const columns = getTableColumns(table);
  const statements = new Map<string, (db: Db) => Statement<R>>();
  const prepare = (keys: readonly (readonly string[])[], name: string) =>
    preparedOnce((db) => build(db, keys.map(placeholders) as Placeholders<T>[]).prepare(name));
  const known = (keys: readonly string[], rows: number) => {
    const shape = `${rows} ${keys.join()}`;
    const made =
      statements.get(shape) ?? prepare(Array(rows).fill(keys), nextName(getTableName(table)));
    statements.set(shape, made);
    return made;
  };
  return (db, rows) => {
    const keys = rows.map(keysOf);
    const [first = []] = keys;
    const alike = keys.every((each) => each.join() === first.join());
    const statement =
      alike && rows.length <= mostRows ? known(first, rows.length) : prepare(keys, '');
    const values: Record<string, unknown> = {};
    for (const [at, row] of rows.entries()) {
      for (const key of keys[at] ?? []) {
        const value: unknown = Reflect.get(row, key);
        const encoded = value === null ? null : columns[key]?.mapToDriverValue(value);
        values[nameOf(key, at)] = encoded;
      }
    }
    return statement(db).execute(values);
  };
}

const keysOf = (row: object): string[] =>
  Object.entries(row).flatMap(([key, value]) => (value === undefined ? [] : [key]));

const nameOf = (key: string, row: number) => `${key}.${row}`;

const placeholders = (keys: readonly string[], row: number): Record<string, SQL> =>
  Object.fromEntries(keys.map((key) => [key, sql`${sql.placeholder(nameOf(key, row))}`]));
