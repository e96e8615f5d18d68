import { join } from 'node:path';
import { createApp, fillsOf } from './app.ts';
import { countPeople, hasSessionCookie } from './features/accounts/accounts.public.ts';
import { forgetDevice } from './features/notifications/notifications.public.ts';
import { systemClock } from './platform/clock/clock.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { createPlatform } from './platform/create-platform.ts';
import { DirectoryInUse } from './platform/db/lock-directory.ts';
import { whenLocksBreakOrder } from './platform/db/locks.ts';
import { openPglite, openPostgres } from './platform/db/open-database.ts';
import { SchemaTooOld } from './platform/db/schema-too-old.ts';
import { checkComplete } from './platform/http/register-handlers.ts';
import { serveWebApp } from './platform/http/serve-web-app.ts';
import { createLog } from './platform/log/log.ts';
import type { Platform } from './platform/platform.ts';
import { connectProviders } from './providers.ts';

const webApp = join(import.meta.dirname, '../../web/dist');

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  whenLocksBreakOrder((what) => log.warn({ what }, 'locks out of order'));
  const database = config.DATABASE_URL
    ? await openPostgres(config.DATABASE_URL)
    : await openPglite(config.dataDir);
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
  announce(origin(), accounts);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await platform.realtime.close();
    await http.close();
    await platform.due.stop();
    await database.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
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
