import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp, fillsOf } from '../app.ts';
import { hasSessionCookie } from '../features/accounts/accounts.public.ts';
import { readConfig } from '../platform/config/config.ts';
import { createPlatform } from '../platform/create-platform.ts';
import { whenLocksBreakOrder } from '../platform/db/locks.ts';
import { openPostgres } from '../platform/db/open-database.ts';
import type { Feature } from '../platform/feature.ts';
import type { Files } from '../platform/files/files.ts';
import { serveWebApp } from '../platform/http/serve-web-app.ts';
import { createLog, type Log } from '../platform/log/log.ts';
import type { OutgoingMessage, Transport } from '../platform/outbox/transport.ts';
import type { Platform } from '../platform/platform.ts';
import { findUnnamedAnswers } from './answers/unnamed-answers.ts';
import { boots } from './count-boots.ts';
import { emptyDatabase } from './empty-database.ts';
import { checkStoredTexts } from './stored-texts/check-stored-texts.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { openTestDatabase } from './test-database.ts';

whenLocksBreakOrder((what) => {
  throw new Error(what);
});

/** The whole server on a real, empty database; the test controls time and due work. */
export interface TestApp {
  readonly platform: Platform;
  readonly http: FastifyInstance;
  readonly features: readonly Feature[];
  readonly clock: TestClock;
  /** Runs everything that is due of one work, or one cron whatever the time. */
  readonly due: { run(id: string): Promise<unknown> };
  /** Mail and SMS that were sent, in order. Send them with `deliverAll`. */
  readonly sent: OutgoingMessage[];
  /** Listens on a free port and returns the address. */
  listen(): Promise<string>;
  /** Resets everything for the next test: nothing stored, sent or queued, same time. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the server. By default the clock is at Monday 23 November 2026, 08:00 in Kigali. `alongside`
 * makes it a second server on the database of another, with the same clock (PostgreSQL only).
 */
export async function startTestApp(
  options: {
    now?: string;
    env?: Record<string, string>;
    alongside?: TestApp;
    /** The store of files; a directory of its own by default. */
    files?: Files;
    /** Where the log goes; nowhere by default. */
    log?: Log;
    /** How messages go out, by channel; they are kept in `sent` by default. */
    mail?: Transport;
    sms?: Transport;
    push?: Transport;
    /** A directory with a built web app; none by default. */
    webApp?: string;
  } = {},
): Promise<TestApp> {
  boots.count += 1;
  const dataDir = mkdtempSync(join(tmpdir(), 'hafi-test-'));
  const { alongside, webApp = join(dataDir, 'no-web-app') } = options;
  const start = options.now ?? '2026-11-23T06:00:00Z';
  const clock = alongside?.clock ?? testClock(start);
  const sent: OutgoingMessage[] = [];
  const keep: Transport = async (message) => void sent.push(message);
  const { mail = keep, push = keep, sms = keep } = options;
  const database = alongside ? await openAlongside(alongside) : await openTestDatabase();
  let origin = 'http://127.0.0.1';
  const platform = createPlatform({
    config: readConfig({ HAFI_MODE: 'demo', DATA_DIR: dataDir, ...options.env }),
    clock,
    log: options.log ?? createLog('fatal'),
    database,
    ...(options.files ? { files: options.files } : {}),
    transports: { mail, sms, push },
    origin: () => origin,
    webApp,
  });
  const { http, features } = await createApp(platform);
  // Unknown addresses are answered as in main.ts.
  await serveWebApp(http, {
    directory: webApp,
    pages: platform.pages,
    origin: () => origin,
    hasSession: (cookie) => hasSessionCookie(platform.config, cookie),
    fills: fillsOf(features),
  });
  const unnamed = findUnnamedAnswers(http);
  await http.ready();
  return {
    platform,
    http,
    features,
    clock,
    due: { run: (id) => runDue(platform, features, id) },
    sent,
    async listen() {
      origin = await http.listen({ port: 0, host: '127.0.0.1' });
      return origin;
    },
    async reset() {
      await checkStoredTexts(platform.db);
      await emptyDatabase(database);
      clock.set(start);
      sent.length = 0;
    },
    async close() {
      await platform.realtime.close();
      await http.close();
      await platform.due.stop();
      if (!alongside) await checkStoredTexts(platform.db);
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
      if (unnamed.size > 0)
        throw new Error(`answers that nothing names: ${[...unnamed].join(', ')}`);
    },
  };
}

/** Runs everything that is due of one work, or one cron whatever the time. */
export async function runDue({ due }: Platform, features: readonly Feature[], id: string) {
  const cron = features.flatMap(({ crons }) => crons ?? []).find((each) => each.id === id);
  return cron ? cron.run() : due.run(id);
}

function openAlongside({ platform }: TestApp) {
  const { native } = platform.database;
  const url = 'pool' in native ? native.pool.options.connectionString : undefined;
  if (!url) throw new Error('the embedded database serves one process only');
  return openPostgres(url);
}
