import type { Db } from '../platform/db/database.ts';
import type { Transactional } from '../platform/db/in-transaction.ts';
import { createLog } from '../platform/log/log.ts';

/** The parts that transactions need, for tests with a database but no platform: notifies nobody. */
export const silentPlatform = (db: Db): Transactional => ({
  db,
  log: createLog('silent'),
  outbox: { add: async () => new Set<never>(), kick: () => undefined },
  realtime: { changed: () => undefined, emit: () => undefined },
});
