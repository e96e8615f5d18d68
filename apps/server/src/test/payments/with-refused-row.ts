import { sql } from 'drizzle-orm';
import type { Platform } from '../../platform/platform.ts';

/** Has the database refuse one row of a table, that whose `column` is `id`, while `run` runs. */
export async function withRefusedRow(
  { db }: Pick<Platform, 'db'>,
  { column, id, table }: { readonly table: string; readonly column: string; readonly id: string },
  run: () => Promise<void>,
): Promise<void> {
  await db.execute(
    sql.raw(`create function refuse_one() returns trigger language plpgsql as
      $$ begin if new.${column} = '${id}' then raise 'no'; end if; return new; end $$;`),
  );
  await db.execute(
    sql.raw(
      `create trigger refuse_one before insert on ${table} for each row execute function refuse_one()`,
    ),
  );
  try {
    await run();
  } finally {
    await db.execute(sql.raw(`drop trigger refuse_one on ${table}`));
    await db.execute(sql`drop function refuse_one`);
  }
}
