import { startPrivatePostgres } from './private-postgres.ts';

/**
 * Gives the server tests a PostgreSQL in `TEST_POSTGRES_URL`: the one that is set already, else a
 * private one for this run.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_POSTGRES_URL) return undefined;
  const server = await startPrivatePostgres();
  process.env.TEST_POSTGRES_URL = server.url;
  return () => {
    delete process.env.TEST_POSTGRES_URL;
    return server.stop();
  };
}
