import { join } from 'node:path';
import { translate } from '@hafi/i18n/server-catalogue';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import { createDue } from './due/due.ts';
import { diskFiles } from './files/disk-files.ts';
import type { Files } from './files/files.ts';
import { removeFiles } from './files/remove-files.job.ts';
import { createDrain } from './http/drain.ts';
import { isOwnOrigin } from './http/origin-check.ts';
import { isAnswered } from './http/own-host.ts';
import type { Log } from './log/log.ts';
import { createAttachments } from './outbox/attachments.ts';
import { deliveries } from './outbox/deliver-messages.job.ts';
import { createOutbox } from './outbox/outbox.ts';
import { channelsOf, type OutgoingMessage, type Transport } from './outbox/transport.ts';
import { createPages } from './pages/pages.ts';
import type { Platform } from './platform.ts';
import { createRateLimiter } from './rate-limit/rate-limit.ts';
import { endPresencesWork } from './realtime/end-presences.job.ts';
import { createRealtime } from './realtime/realtime.ts';

/** The parts that differ between a running server and a test. */
export interface PlatformParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly database: Database;
  readonly transports: Record<OutgoingMessage['channel'], Transport>;
  /** The store of files; `files` in the data directory when absent. */
  readonly files?: Files;
  readonly origin: () => string;
  /** The directory of the built web app; absent in programs that serve no pages. */
  readonly webApp?: string;
}

/** Builds the platform from its ports. */
export function createPlatform(parts: PlatformParts): Platform {
  const { clock, config, database, log, origin, transports, webApp } = parts;
  const { db } = database;
  const outbox = createOutbox({
    channels: channelsOf(transports),
    clock,
    kick: (id) => due.kick(id),
  });
  const realtime = createRealtime(
    { clock, database, log },
    ({ host, origin: sent }) => isAnswered(host, config) && isOwnOrigin(sent, origin(), host),
  );
  const attachments = createAttachments();
  const due = createDue({ db, clock, log, outbox, realtime });
  const files = parts.files ?? diskFiles(join(config.dataDir, 'files'));
  due.add([
    ...deliveries({ attachments, db, clock, log, transports }),
    removeFiles({ db, files }),
    endPresencesWork(realtime.presenceChanged),
  ]);
  return {
    attachments,
    config,
    clock,
    log,
    database,
    db,
    drain: createDrain(),
    due,
    outbox,
    realtime,
    files,
    rateLimiter: createRateLimiter(db, clock),
    pages: createPages(webApp, origin),
    translate,
    origin,
  };
}
