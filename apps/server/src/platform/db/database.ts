import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database or an open transaction, for reads. Writes take a Tx (tx.ts). */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The open database of a process, whichever engine it is. */
export interface Database {
  readonly db: Db;
  readonly engine: 'postgres' | 'pglite';
  /** The driver's own handle, for libraries that need one. */
  readonly native: { pool: import('pg').Pool } | { pglite: import('@electric-sql/pglite').PGlite };
  close(): Promise<void>;
}

/**
 * The SQLSTATE of a failed statement, taken from the driver's error that Drizzle wraps as `cause`.
 */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code))
      return at.code;
  }
  return undefined;
}

/** The name of the constraint that a statement violated. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint;
  }
  return undefined;
}

/** How long the database may take to say that it is there, in milliseconds. */
const readyWithinMs = 2000;

/** True when the database answers within two seconds. */
export async function isReady(db: Db): Promise<boolean> {
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), readyWithinMs);
  try {
    return await Promise.race([answered, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
