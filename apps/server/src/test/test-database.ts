import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../platform/db/database.ts';
import { openPglite, openPostgres } from '../platform/db/open-database.ts';
import { refuseWithinTransaction } from '../platform/db/open-transaction.ts';
import { emptyDatabase, markOwnTables } from './empty-database.ts';
import { createFromTemplate } from './postgres-template.ts';

const migrations = join(import.meta.dirname, '../../migrations');

/** This worker's databases that are not in use, all empty. */
const free: Database[] = [];

/**
 * An empty, migrated database of the engine in TEST_DATABASE (`pglite` or `postgres`, in the server
 * at TEST_POSTGRES_URL). A worker creates as many as its tests use at the same time; closing one
 * empties it for reuse.
 */
export async function openTestDatabase(): Promise<Database> {
  const database = free.pop() ?? (await makeDatabase());
  let closed = false;
  return {
    ...database,
    close: async () => {
      if (closed) return;
      closed = true;
      await emptyDatabase(database);
      free.push(database);
    },
  };
}

async function makeDatabase(): Promise<Database> {
  const database =
    process.env.TEST_DATABASE === 'postgres'
      ? await openPostgres(await createFromTemplate())
      : await makePglite();
  // On PostgreSQL too, so that what would halt the embedded database fails in every test.
  if ('pool' in database.native) {
    refuseWithinTransaction(database.native.pool, ['connect', 'query']);
  }
  await markOwnTables(database);
  return database;
}

/**
 * A name that depends on the template's inputs, so that a changed migration makes a new template.
 */
function templateFile(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrations).sort()) {
    if (file.endsWith('.sql')) hash.update(file).update(readFileSync(join(migrations, file)));
  }
  return join(tmpdir(), `hafi-template-${hash.digest('hex').slice(0, 16)}.tar`);
}

/** Creating an embedded database takes seconds, so a template is copied. */
async function makePglite(): Promise<Database> {
  const file = templateFile();
  if (existsSync(file)) return openPglite(undefined, new Blob([readFileSync(file)]));
  const database = await openPglite();
  if ('pglite' in database.native) {
    const dump = await database.native.pglite.dumpDataDir('none');
    const part = `${file}.${randomUUID()}`;
    writeFileSync(part, new Uint8Array(await dump.arrayBuffer()));
    renameSync(part, file);
  }
  return database;
}
