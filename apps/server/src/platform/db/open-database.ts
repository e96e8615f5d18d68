import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { Database, Db } from './database.ts';
import { lockDirectory } from './lock-directory.ts';
import { migrationLock } from './locks.ts';
import { openPool } from './open-pool.ts';
import { refuseWithinTransaction } from './open-transaction.ts';
import { refuseTooOld } from './schema-too-old.ts';

const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/**
 * Connections of one process. Its statements take PostgreSQL's processors, not ours: on two of them
 * twenty connections served fewer requests than ten, because their processes only took turns.
 */
const connections = 10;

/**
 * Connects to PostgreSQL at `url` and migrates its schema.
 * @throws SchemaTooOld when the database is older than the squashed migrations
 */
export async function openPostgres(url: string, poolSize = connections): Promise<Database> {
  await migrateAlone(url);
  const pool = openPool(url, poolSize);
  return {
    db: drizzle(pool) as unknown as Db,
    engine: 'postgres',
    native: { pool },
    close: () => pool.end(),
  };
}

/**
 * Migrates under a lock, because two processes may start at once. On connections of its own: the
 * other process's migration, or one statement of ours, may take longer than a request may wait.
 */
async function migrateAlone(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 30_000 });
  // A connection that breaks fails its statement; 'error' events without a listener would end the
  // process without its message.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const db = drizzle(pool);
    const lock = await pool.connect();
    try {
      await lock.query(`select pg_advisory_lock(${migrationLock})`);
      await refuseTooOld(db as unknown as Db);
      await migrate(db, { migrationsFolder });
    } finally {
      await lock.query(`select pg_advisory_unlock(${migrationLock})`).catch(() => undefined);
      lock.release();
    }
  } finally {
    await pool.end();
  }
}

/** Imported only when needed: production never loads the embedded database. */
async function loadPglite() {
  const { PGlite } = await import('@electric-sql/pglite');
  const { btree_gist } = await import('@electric-sql/pglite/contrib/btree_gist');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  return { PGlite, extensions: { btree_gist, pg_trgm }, drizzle, migrate };
}

/**
 * Creates the directory of the embedded database, or takes it away from other users of the machine
 * when it was made before: PGlite creates its files readable by everybody.
 */
function closeToOthers(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  try {
    chmodSync(directory, 0o700);
  } catch {
    // It belongs to another user, who gave it to us; what is inside is ours.
  }
  const database = join(directory, 'database');
  mkdirSync(database, { recursive: true, mode: 0o700 });
  chmodSync(database, 0o700);
}

/**
 * Takes the arrays of whole rows out of what PGlite can read, which nothing here asks for: it copies
 * the list for each statement, and three quarters of it were rows of our tables. A short statement
 * takes a third less of the processor without them.
 */
async function readNoRowArrays(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ typarray: number }>(
    "select typarray from pg_type where typtype = 'c' and typarray <> 0",
  );
  for (const { typarray } of rows) delete pglite.parsers[typarray];
}

/**
 * Opens the embedded database in `directory` and migrates its schema. Without a directory it lives
 * in memory, optionally as a copy of the dump `copyOf`. PGlite has no lock of its own, so the
 * directory is locked first.
 * @throws DirectoryInUse when another process has it open
 * @throws SchemaTooOld when the database is older than the squashed migrations
 */
export async function openPglite(directory?: string, copyOf?: Blob): Promise<Database> {
  if (directory) closeToOthers(directory);
  const unlock = directory ? lockDirectory(directory) : () => undefined;
  const { PGlite, drizzle, extensions, migrate } = await loadPglite();
  const pglite = new PGlite({
    ...(directory ? { dataDir: join(directory, 'database') } : {}),
    ...(copyOf ? { loadDataDir: copyOf } : {}),
    extensions,
  });
  const close = async () => {
    await pglite.close();
    unlock();
  };
  await pglite.waitReady;
  await readNoRowArrays(pglite);
  refuseWithinTransaction(pglite, ['query', 'transaction']);
  const db = drizzle(pglite);
  try {
    await refuseTooOld(db as unknown as Db);
    await migrate(db, { migrationsFolder });
  } catch (error) {
    await close();
    throw error;
  }
  return { db: db as unknown as Db, engine: 'pglite', native: { pglite }, close };
}
