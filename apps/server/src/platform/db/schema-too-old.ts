import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/**
 * The database was last brought up to date by a Hafi from before the migrations were joined, and the
 * steps between are not here any more. The message is for the operator.
 */
export class SchemaTooOld extends Error {}

/** The time of the last migration that was joined, in milliseconds: the third of the three has it too. */
export const joinedUpTo = 1_795_333_087_857;

/** The last commit that brings an older database up to that migration. */
const upgradeThrough = 'c3542d7';

async function firstRow(db: Db, question: ReturnType<typeof sql>) {
  return ((await db.execute(question)) as unknown as { rows: Record<string, unknown>[] }).rows[0];
}

/**
 * Refuses a database that has some of the joined migrations and lacks others; one with nothing in it
 * and one with all of them pass. Changes nothing.
 * @throws SchemaTooOld
 */
export async function refuseTooOld(db: Db): Promise<void> {
  const found = await firstRow(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as migrated`,
  );
  if (!found?.migrated) return;
  const last = await firstRow(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  if (last?.at && Number(last.at) < joinedUpTo) {
    throw new SchemaTooOld(
      `This database is of an older Hafi. Start commit ${upgradeThrough} on it once, then this one (docs/operations.md, Upgrade). Nothing was changed.`,
    );
  }
}
