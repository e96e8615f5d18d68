import { systemClock } from './platform/clock/clock.ts';
import { readConfig } from './platform/config/config.ts';
import { createPlatform } from './platform/create-platform.ts';
import { openPglite, openPostgres } from './platform/db/open-database.ts';
import { openFiles } from './platform/files/open-files.ts';
import { createLog } from './platform/log/log.ts';
import { seedIfEmpty } from './seed/seed.ts';

/** Seeds an empty database in demo mode, and exits. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (!config.demo) throw new Error('HAFI_MODE=production takes no demo data.');
  const log = createLog(config.LOG_LEVEL);
  const database = config.DATABASE_URL
    ? await openPostgres(config.DATABASE_URL)
    : await openPglite(config.dataDir);
  try {
    const keep = async () => {
      throw new Error('messages go out when Hafi runs');
    };
    const platform = createPlatform({
      config,
      clock: systemClock,
      log,
      database,
      files: await openFiles(config, database, log),
      transports: { mail: keep, sms: keep, push: keep },
      origin: () => config.PUBLIC_URL ?? '',
    });
    const seeded = await seedIfEmpty(platform);
    const said = seeded
      ? 'The demo data is in place.'
      : 'There is data already; nothing was added.';
    process.stdout.write(`${said}\n`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
