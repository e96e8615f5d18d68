import type { Translate } from '@hafi/i18n/server-catalogue';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { Database, Db } from './db/database.ts';
import type { Due } from './due/due.ts';
import type { Files } from './files/files.ts';
import type { Drain } from './http/drain.ts';
import type { Log } from './log/log.ts';
import type { Attachments } from './outbox/attachments.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Pages } from './pages/pages.ts';
import type { RateLimiter } from './rate-limit/rate-limit.ts';
import type { Realtime } from './realtime/realtime.ts';

/** The ports through which use cases reach the outside world. */
export interface Platform {
  readonly attachments: Attachments;
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly database: Database;
  readonly db: Db;
  readonly drain: Drain;
  readonly due: Due;
  readonly outbox: Outbox;
  readonly realtime: Realtime;
  readonly files: Files;
  readonly rateLimiter: RateLimiter;
  readonly pages: Pages;
  readonly translate: Translate;
  /** The public address of this process: PUBLIC_URL, else its own address once it listens. */
  origin(): string;
}
