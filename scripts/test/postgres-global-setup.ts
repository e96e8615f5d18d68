import { makeTemplate } from '../../apps/server/src/test/postgres-template.ts';
import { startPrivatePostgres } from './private-postgres.ts';

/**
 * Provides PostgreSQL for the server tests: the one in `TEST_POSTGRES_URL`, else a private one for
 * this run, with a migrated database to copy.
 */
export async function setup(): Promise<() => Promise<void>> {
  const own = process.env.TEST_POSTGRES_URL ? undefined : await startPrivatePostgres();
  if (own) process.env.TEST_POSTGRES_URL = own.url;
  const dropTemplate = await makeTemplate();
  return async () => {
    await dropTemplate();
    if (!own) return;
    delete process.env.TEST_POSTGRES_URL;
    await own.stop();
  };
}
