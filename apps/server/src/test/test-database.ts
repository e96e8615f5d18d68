import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Database } from '../platform/db/database.ts';
import { openPglite, openPostgres } from '../platform/db/open-database.ts';

const migrations = join(import.meta.dirname, '../../migrations');

async function asServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Names the template after what it is made of, so that a changed migration makes a new one. */
function templateFile(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrations).sort()) {
    if (file.endsWith('.sql')) hash.update(file).update(readFileSync(join(migrations, file)));
  }
  return join(tmpdir(), `hafi-template-${hash.digest('hex').slice(0, 16)}.tar`);
}

/** Making an embedded database takes seconds; copying a made one does not. */
async function openTestPglite(): Promise<Database> {
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

/**
 * An empty, migrated database of the engine that TEST_DATABASE names (`pglite` or `postgres`); on
 * PostgreSQL a fresh one in the server at TEST_POSTGRES_URL, dropped on close.
 */
export async function openTestDatabase(): Promise<Database> {
  if (process.env.TEST_DATABASE !== 'postgres') return openTestPglite();
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('TEST_POSTGRES_URL must name a PostgreSQL server');
  const name = `hafi_${randomUUID().replaceAll('-', '')}`;
  await asServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href);
  return {
    ...database,
    close: async () => {
      await database.close();
      await asServer(server, `drop database ${name} with (force)`);
    },
  };
}
