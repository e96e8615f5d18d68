import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openPostgres } from '../platform/db/open-database.ts';

/** Prefix of all databases of one run, to find and drop them. */
const newRun = () => `hafi_test_${randomUUID().replaceAll('-', '').slice(0, 12)}_`;

function serverUrl(): string {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error('TEST_POSTGRES_URL must name a PostgreSQL server');
  return url;
}

function urlOf(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

async function asServer<T extends object>(statement: string): Promise<T[]> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Creates a migrated template database in the server at TEST_POSTGRES_URL, and sets
 * TEST_POSTGRES_TEMPLATE. Returns a function that drops it and its copies.
 */
export async function makeTemplate(): Promise<() => Promise<void>> {
  const run = newRun();
  const template = `${run}template`;
  await asServer(`create database ${template}`);
  await (await openPostgres(urlOf(template))).close();
  process.env.TEST_POSTGRES_TEMPLATE = template;
  return async () => {
    delete process.env.TEST_POSTGRES_TEMPLATE;
    const found = await asServer<{ datname: string }>(
      `select datname from pg_database where starts_with(datname, '${run}')`,
    );
    for (const { datname } of found) await asServer(`drop database ${datname} with (force)`);
  };
}

function ownTemplate(): string {
  const template = process.env.TEST_POSTGRES_TEMPLATE;
  if (!template) throw new Error('TEST_POSTGRES_TEMPLATE must name the migrated database');
  return template;
}

async function create(template: string): Promise<string> {
  const run = ownTemplate().slice(0, -'template'.length);
  const name = `${run}${randomUUID().replaceAll('-', '')}`;
  await asServer(`create database ${name} template ${template}`);
  return urlOf(name);
}

/** Creates a copy of the run's template and returns its URL. */
export const createFromTemplate = (): Promise<string> => create(ownTemplate());

/** Creates an empty database and returns its URL. */
export const createWithNothing = (): Promise<string> => create('template1');
