import type { Db } from '../platform/db/database.ts';
import type { Transactional } from '../platform/db/in-transaction.ts';
import { createLog } from '../platform/log/log.ts';

/** What transactions of tests need that have a database and no platform: nobody is told of anything. */
export const silentPlatform = (db: Db): Transactional => ({
  db,
  log: createLog('silent'),
  outbox: { add: async () => undefined, kick: () => undefined },
  realtime: { changed: () => undefined },
});
