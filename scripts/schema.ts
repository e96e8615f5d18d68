import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../apps/server/src/platform/db/database.ts';
import { openPglite } from '../apps/server/src/platform/db/open-database.ts';
import { ROOT } from './run-command.ts';

/** The documented schema. */
export const SCHEMA_FILE = join(ROOT, 'docs', 'schema.sql');

const head = `-- The tables of Hafi as the migrations leave them, with the constraints and triggers that
-- *.tables.ts cannot show. Written by \`npm run schema\`; do not edit.
`;

type Row = Record<string, string | null>;

async function rowsOf(db: Db, query: string): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] };
  return rows;
}

/** Excludes objects that belong to extensions. */
const ours = (oid: string) => `not exists (
  select 1 from pg_depend where pg_depend.objid = ${oid} and pg_depend.deptype = 'e')`;

const enums = `
  select t.typname as name,
    string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder) as labels
  from pg_type t join pg_enum e on e.enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace group by t.typname order by t.typname`;

const functions = `
  select pg_get_functiondef(p.oid) as definition from pg_proc p
  where p.pronamespace = 'public'::regnamespace and ${ours('p.oid')} order by p.proname`;

const columns = `
  select c.relname as "table", a.attname as name,
    format_type(a.atttypid, a.atttypmod) || case
      when a.attgenerated = 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
      when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid)
      else '' end || case when a.attnotnull then ' not null' else '' end as definition
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname, a.attnum`;

const constraints = `
  select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where c.relnamespace = 'public'::regnamespace and k.contype in ('p', 'u', 'f', 'c', 'x')
  order by c.relname, k.contype = 'p' desc, k.contype, k.conname`;

/** Indexes, without those of constraints. */
const indexes = `
  select c.relname as "table", pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace
    and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by c.relname, x.relname`;

const triggers = `
  select c.relname as "table", pg_get_triggerdef(t.oid) as definition
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
  order by c.relname, t.tgname`;

const ofTable = (rows: readonly Row[], table: string) => rows.filter((row) => row.table === table);

/** Non-default storage settings of tables. */
const storage = `
  select c.relname as "table", array_to_string(c.reloptions, ', ') as options
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.reloptions is not null`;

/** Writes the schema of a migrated database as SQL, in a stable order. */
export async function describeSchema(db: Db): Promise<string> {
  const parts: string[] = [head];
  for (const { name, labels } of await rowsOf(db, enums)) {
    parts.push(`create type ${name} as enum (${labels});\n`);
  }
  for (const { definition } of await rowsOf(db, functions)) parts.push(`${definition?.trim()};\n`);
  const every = await rowsOf(db, columns);
  const rules = await rowsOf(db, constraints);
  const orders = await rowsOf(db, indexes);
  const watches = await rowsOf(db, triggers);
  const stored = await rowsOf(db, storage);
  for (const table of new Set(every.map((row) => row.table ?? ''))) {
    const lines = [
      ...ofTable(every, table).map(({ name, definition }) => `  ${name} ${definition}`),
      ...ofTable(rules, table).map(({ name, definition }) => `  constraint ${name} ${definition}`),
    ];
    const [kept] = ofTable(stored, table);
    const end = kept ? `) with (${kept.options});` : ');';
    parts.push(`create table ${table} (\n${lines.join(',\n')}\n${end}`);
    for (const { definition } of [...ofTable(orders, table), ...ofTable(watches, table)]) {
      parts.push(`${definition};`);
    }
    parts.push('');
  }
  return parts.join('\n');
}

/** The schema that the current migrations produce. */
export async function currentSchema(): Promise<string> {
  const database = await openPglite();
  try {
    return await describeSchema(database.db);
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  writeFileSync(SCHEMA_FILE, await currentSchema());
  console.log('docs/schema.sql is written');
}
