import { join } from 'node:path';
import { loadServerCatalogue } from '@hafi/i18n/server-catalogue';
import { createApp, fillsOf } from './app.ts';
import { countPeople, hasSessionCookie } from './features/accounts/accounts.public.ts';
import { forgetDevice } from './features/notifications/notifications.public.ts';
import { systemClock } from './platform/clock/clock.ts';
import { readConfig } from './platform/config/config.ts';
import { ConfigError } from './platform/config/config-error.ts';
import { createPlatform } from './platform/create-platform.ts';
import { DirectoryInUse } from './platform/db/lock-directory.ts';
import { whenLocksBreakOrder } from './platform/db/locks.ts';
import { openPglite, openPostgres } from './platform/db/open-database.ts';
import { SchemaTooOld } from './platform/db/schema-too-old.ts';
import { openFiles } from './platform/files/open-files.ts';
import { checkComplete } from './platform/http/register-handlers.ts';
import { serveWebApp } from './platform/http/serve-web-app.ts';
import { createLog, type Log } from './platform/log/log.ts';
import type { Platform } from './platform/platform.ts';
import { connectProviders } from './providers.ts';

const webApp = join(import.meta.dirname, '../../web/dist');

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  logWhatNobodyCatches(log);
  whenLocksBreakOrder((what) => log.warn({ what }, 'locks out of order'));
  const database = config.DATABASE_URL
    ? await openPostgres(config.DATABASE_URL)
    : await openPglite(config.dataDir);
  const files = await openFiles(config, database, log);
  let address = '';
  const origin = () => config.PUBLIC_URL ?? address;
  const providers = await connectProviders(
    config,
    log,
    () => address,
    (endpoint) => forgetDevice(database.db, endpoint),
  );
  const platform = createPlatform({
    config: providers.config,
    clock: systemClock,
    log,
    database,
    files,
    transports: providers.transports,
    origin,
    webApp,
  });
  const { http, features } = await createApp(platform);
  checkComplete(features.flatMap(({ handlers }) => handlers));
  await providers.mountSandbox(http);
  await serveWebApp(http, {
    directory: webApp,
    pages: platform.pages,
    origin,
    hasSession: (cookie) => hasSessionCookie(config, cookie),
    fills: fillsOf(features),
  });
  const accounts = config.demo ? await openDemo(platform) : undefined;

  address = await http.listen({ port: config.PORT, host: config.HOST });
  platform.due.start();
  // Now, while the database answers the first polls: the first call for help must not wait for it,
  // nor be what finds a broken catalogue.
  loadServerCatalogue();
  announce(origin(), accounts);

  const stop = stopOnce(async () => {
    const { drain, due, realtime } = platform;
    drain.begin();
    const worked = due.stop();
    // Screens are notified of the changes of requests under way.
    await drain.finished(drainMs);
    await realtime.close();
    await http.close();
    await worked;
    await database.close();
  });
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/**
 * Node itself would write such errors with their messages, which quote what people typed, and end
 * the process for a promise that nobody awaits.
 */
function logWhatNobodyCatches(log: Log): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'nobody awaits this'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'nobody catches this');
    process.exit(1);
  });
}

/** How long a stopping process waits for requests under way, in milliseconds. */
const drainMs = 8000;
/** When a stopping process ends whatever is left, in milliseconds. */
const stopMs = 10_000;

/**
 * Ends the process after `end`, at the latest after ten seconds: what is left then, such as a
 * message that a mail server does not take, is due again when its lease ends.
 */
function stopOnce(end: () => Promise<void>): () => void {
  let stopping = false;
  return () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), stopMs).unref();
    end().then(
      () => process.exit(0),
      () => process.exit(0),
    );
  };
}

/** The demo accounts to announce. */
type Accounts = { readonly password: string; readonly emails: readonly string[] };

/** Seeds an empty demo database. Imported only in demo mode. */
async function openDemo(platform: Platform): Promise<Accounts> {
  if ((await countPeople(platform.db)) === 0) {
    const { seedIfEmpty } = await import('./seed/seed.ts');
    await seedIfEmpty(platform);
  }
  return (await import('./seed/demo-accounts.ts')).demoAccounts;
}

function announce(address: string, accounts: Accounts | undefined): void {
  const lines = [`Hafi is ready at ${address}`];
  if (accounts) {
    lines.push(
      '',
      `Demo accounts, password ${accounts.password}:`,
      ...accounts.emails.map((email) => `  ${email}`),
      '',
      `Mail and SMS:    ${address}/sandbox/outbox`,
      `A payer's phone: ${address}/sandbox/phone/+250788000001`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

main().catch((error: unknown) => {
  const expected =
    error instanceof ConfigError ||
    error instanceof DirectoryInUse ||
    error instanceof SchemaTooOld;
  process.stderr.write(
    `${expected ? error.message : (error instanceof Error && error.stack) || error}\n`,
  );
  process.exit(1);
});
