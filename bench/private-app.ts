import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import { createPlatform } from '../apps/server/src/platform/create-platform.ts';
import { openPostgres } from '../apps/server/src/platform/db/open-database.ts';
import { createLog } from '../apps/server/src/platform/log/log.ts';
import { startPrivatePostgres } from '../scripts/test/private-postgres.ts';

/**
 * The parts of our server inside this process, on a private PostgreSQL that writes to disk. Its own
 * messages are discarded. A server in another process shares its secrets by `dataDir`.
 */
export async function openPrivateApp(connections?: number) {
  const postgres = await startPrivatePostgres({ fsync: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'hafi-bench-'));
  const database = await openPostgres(postgres.url, connections);
  if (!('pool' in database.native)) throw new Error('this is measured on PostgreSQL');
  const silent = async () => undefined;
  const platform = createPlatform({
    config: readConfig({ DATA_DIR: dataDir }),
    clock: systemClock,
    log: createLog('fatal'),
    database,
    transports: { mail: silent, sms: silent, push: silent },
    origin: () => 'http://127.0.0.1',
  });
  return {
    url: postgres.url,
    dataDir,
    pool: database.native.pool,
    platform,
    async close() {
      await platform.realtime.close();
      await database.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
