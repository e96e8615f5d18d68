import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';

// Truncating all tables takes ten times as long, so only those with rows. Append-only tables refuse
// it by a trigger, which the replica role bypasses.
const emptied = sql`do $$
declare
  name text;
  filled boolean;
  list text[] := '{}';
begin
  set local session_replication_role = replica;
  set local lock_timeout = '10s';
  for name in select quote_ident(nspname) from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('public', 'drizzle', 'information_schema')
  loop
    execute 'drop schema ' || name || ' cascade';
  end loop;
  for name in select quote_ident(tablename) from pg_tables
    where schemaname = 'public' and tablename not in (select tablename from drizzle.own_tables)
  loop
    execute 'drop table public.' || name || ' cascade';
  end loop;
  for name in select quote_ident(tablename) from drizzle.own_tables
  loop
    execute 'select exists (select from public.' || name || ')' into filled;
    if filled then
      list := list || ('public.' || name);
    end if;
  end loop;
  if list <> '{}' then
    execute 'truncate ' || array_to_string(list, ', ') || ' restart identity cascade';
  end if;
end $$`;

/** Records which tables a migrated database has, to tell them from those that a test creates. */
export async function markOwnTables({ db }: Database): Promise<void> {
  await db.execute(sql`create table drizzle.own_tables as
    select tablename::text from pg_tables where schemaname = 'public'`);
}

/** Empties a marked database: no rows, and no tables or schemas besides ours. */
export async function emptyDatabase({ db }: Database): Promise<void> {
  await db.execute(emptied);
}
