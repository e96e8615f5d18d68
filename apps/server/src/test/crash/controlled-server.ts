import { createApp } from '../../app.ts';
import { openDemoProviders } from '../../demo-providers.ts';
import { readConfig } from '../../platform/config/config.ts';
import { createPlatform } from '../../platform/create-platform.ts';
import type { Database } from '../../platform/db/database.ts';
import { createLog } from '../../platform/log/log.ts';
import { runDue } from '../test-app.ts';
import { testClock } from '../test-clock.ts';
import type { CrashStage } from './crash-stage.ts';

/**
 * A server of this process on the same database, by a clock that is controlled: what is left to do needs no
 * waiting.
 */
export async function openControlled(
  stage: CrashStage,
  database: Database,
  ahead: number,
  settings: Readonly<Record<string, string>>,
) {
  const log = createLog('fatal');
  const env = {
    HAFI_MODE: 'demo',
    DATA_DIR: stage.dir,
    SANDBOX_URL: stage.sandboxUrl,
    ...settings,
  };
  const { config } = openDemoProviders(readConfig(env), log, () => 'http://127.0.0.1');
  const clock = testClock(new Date(Date.now() + ahead).toISOString());
  const silent = async () => undefined;
  const platform = createPlatform({
    config,
    clock,
    log,
    database,
    transports: { mail: silent, sms: silent, push: silent },
    origin: () => 'http://127.0.0.1',
  });
  const { features, http } = await createApp(platform);
  const close = async () => {
    await platform.realtime.close();
    await http.close();
  };
  const due = { run: (id: string) => runDue(platform, features, id) };
  return { platform, clock, http, due, close };
}
