import { getTableColumns, getTableName, is, SQL, sql } from 'drizzle-orm';
import {
  type PgColumn,
  type PgInsertBase,
  PgJsonb,
  type PgQueryResultHKT,
  type PgTable,
} from 'drizzle-orm/pg-core';
import { jsonText } from './as-json.ts';
import type { Db } from './database.ts';
import { preparedOnce } from './prepared.ts';

/** Of so many rows each value is a parameter; more are one parameter together, as JSON. */
const mostRows = 8;

type Columns<T extends PgTable> = T['$inferInsert'];
/** A row to insert. What is undefined is left out. */
type Row<T extends PgTable> = { [K in keyof Columns<T>]: Columns<T>[K] | undefined };
/** What a column has where a row leaves it out. */
type Instead<T extends PgTable> = { readonly [K in keyof Columns<T>]?: SQL };
/** An insert of rows, to which what follows is added: `on conflict`, `returning`. */
type Begun<T extends PgTable> = PgInsertBase<T, PgQueryResultHKT>;

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
 * building the inserts of a booking and its messages took a twelfth of the booking's time. All numbers of
 * rows above eight are one statement: with a parameter for each value, storing whom 250 emergencies
 * ask kept the server busy for half a second. `build` adds what follows the rows. `instead` is SQL
 * for columns that a row leaves out; other columns have their default then, or null.
 */
export function insertOnce<T extends PgTable, R>(
  table: T,
  build: (rows: Begun<T>) => { prepare(name: string): Statement<R> },
  instead: Instead<T> = {},
): (db: Db, rows: readonly [Row<T>, ...Row<T>[]]) => Promise<R> {
  const columns = getTableColumns(table);
  const statements = new Map<string, (db: Db) => Statement<R>>();
  const few = (keys: readonly (readonly string[])[], name: string) =>
    preparedOnce((db) => {
      const rows = keys.map((own, at) => Object.assign({}, instead, placeholders(own, at)));
      return build(db.insert(table).values(rows as never) as never).prepare(name);
    });
  const many = (keys: readonly string[], name: string) =>
    preparedOnce((db) =>
      build(db.insert(table).select(fromJson(columns, keys, instead)) as never).prepare(name),
    );
  const known = (keys: readonly string[], rows: number) => {
    const count = rows <= mostRows ? rows : 'many';
    const shape = `${count} ${keys.join()}`;
    const name = nextName(getTableName(table));
    const made =
      statements.get(shape) ??
      (count === 'many' ? many(keys, name) : few(Array(rows).fill(keys), name));
    statements.set(shape, made);
    return made;
  };
  return (db, rows) => {
    const keys = rows.map(keysOf);
    const [first = []] = keys;
    if (!keys.every((each) => each.join() === first.join())) {
      return few(keys, '')(db).execute(asParameters(columns, keys, rows));
    }
    const values =
      rows.length > mostRows
        ? { rows: jsonText(rows.map((row) => jsonRow(columns, first, row))) }
        : asParameters(columns, keys, rows);
    return known(first, rows.length)(db).execute(values);
  };
}

type TableColumns = Readonly<Record<string, PgColumn>>;

const keysOf = (row: object): string[] =>
  Object.entries(row).flatMap(([key, value]) => (value === undefined ? [] : [key]));

const nameOf = (key: string, row: number) => `${key}.${row}`;

const placeholders = (keys: readonly string[], row: number): Record<string, SQL> =>
  Object.fromEntries(keys.map((key) => [key, sql`${sql.placeholder(nameOf(key, row))}`]));

const asParameter = (column: PgColumn | undefined, value: unknown) =>
  is(column, PgJsonb) ? jsonText(value) : column?.mapToDriverValue(value);

/** Each value as a parameter of its own. */
function asParameters(
  columns: TableColumns,
  keys: readonly (readonly string[])[],
  rows: readonly object[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [at, row] of rows.entries()) {
    for (const key of keys[at] ?? []) {
      const value: unknown = Reflect.get(row, key);
      values[nameOf(key, at)] = value === null ? null : asParameter(columns[key], value);
    }
  }
  return values;
}

/** A row as `jsonb_to_recordset` reads it. */
function jsonRow(columns: TableColumns, keys: readonly string[], row: object) {
  const values: Record<string, unknown> = {};
  for (const key of keys) {
    const value: unknown = Reflect.get(row, key);
    const column = columns[key];
    // A value of JSON stands in the text as it is.
    const isPlain = value === null || is(column, PgJsonb);
    values[key] = isPlain ? value : column?.mapToDriverValue(value);
  }
  return values;
}

/** Rows out of the parameter `rows`, with a value for each column of the table. */
function fromJson(
  columns: TableColumns,
  keys: readonly string[],
  instead: Readonly<Record<string, SQL | undefined>>,
): SQL {
  const given = keys.flatMap((key) => {
    const column = columns[key];
    return column ? [sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`] : [];
  });
  const values = Object.entries(columns).map(([key, column]) =>
    keys.includes(key) ? sql`made.${sql.identifier(key)}` : (instead[key] ?? defaultOf(column)),
  );
  return sql`select ${sql.join(values, sql`, `)}
    from jsonb_to_recordset(${sql.placeholder('rows')}::text::jsonb) as made(${sql.join(given, sql`, `)})`;
}

/** @throws Error for a default that only the database knows */
function defaultOf(column: PgColumn): SQL {
  const { default: value, hasDefault, name } = column;
  if (!hasDefault) return sql`null`;
  if (value === undefined) throw new Error(`${name} has no default that can be inserted`);
  return is(value, SQL) ? value : sql`${sql.param(value, column)}`;
}
