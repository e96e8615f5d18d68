import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { countdownSeconds } from '@hafi/contract/emergency/emergency-terms';
import type { Pool } from 'pg';
import { createApp } from '../apps/server/src/app.ts';
import { callForHelp } from '../apps/server/src/features/emergency/emergency.public.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import { createPlatform } from '../apps/server/src/platform/create-platform.ts';
import { openPostgres } from '../apps/server/src/platform/db/open-database.ts';
import { createLog } from '../apps/server/src/platform/log/log.ts';
import { startPrivatePostgres } from '../scripts/test/private-postgres.ts';
import { table } from './table.ts';

/** Timeout for the calls, in milliseconds. */
const patience = 60_000;

/** Inserts elders with two members each who are told of alerts, all with a phone. */
async function fill(pool: Pool, elders: number): Promise<string[]> {
  const person = (first: string, role: string, at: number) => `
    insert into people (id, first_name, last_name, phone_number, phone_verified, roles, locale,
      created_at, updated_at)
    select gen_random_uuid(), '${first}', n::text, '+2507${at}' || lpad(n::text, 7, '0'), true,
      '{${role}}', 'rw', now(), now()
    from generate_series(1, ${elders}) n`;
  await pool.query(person('Elder', 'PATIENT', 7));
  await pool.query(person('Daughter', 'FAMILY', 8));
  await pool.query(person('Son', 'FAMILY', 9));
  await pool.query(`
    insert into circle_members (id, elder_id, person_id, relation, permissions, since, updated_at)
    select gen_random_uuid(), elder.id, child.id, 'child', '{alerts:receive}', now(), now()
    from people elder join people child on child.last_name = elder.last_name
    where elder.first_name = 'Elder' and child.first_name <> 'Elder'`);
  await pool.query('analyze');
  const { rows } = await pool.query("select id from people where first_name = 'Elder'");
  return (rows as { id: string }[]).map(({ id }) => id);
}

/** The value below which this share of them lies. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/**
 * Prints how long after the end of its countdown the first contact of each of so many emergencies is
 * sent an SMS, which all are pressed at once. Messages are discarded.
 */
export async function measureEmergencies(elders: number): Promise<void> {
  const postgres = await startPrivatePostgres({ fsync: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'hafi-bench-'));
  const database = await openPostgres(postgres.url);
  if (!('pool' in database.native)) throw new Error('this is measured on PostgreSQL');
  const { pool } = database.native;
  const silent = async () => undefined;
  const platform = createPlatform({
    config: readConfig({ DATA_DIR: dataDir }),
    clock: systemClock,
    log: createLog('error'),
    database,
    transports: { mail: silent, sms: silent, push: silent },
    origin: () => 'http://127.0.0.1',
  });
  const { http } = await createApp(platform);
  try {
    const ids = await fill(pool, elders);
    platform.due.start();
    const pressed = Date.now();
    await Promise.all(
      ids.map((elderId) => callForHelp(platform, { elderId, by: elderId, via: 'app' })),
    );
    const stored = (Date.now() - pressed) / 1000;
    const late = async () => {
      const { rows } = await pool.query(`
        select extract(epoch from min(m.sent_at) - e.fires_at)::float as late
        from emergencies e join emergency_responders r on r.emergency_id = e.id
        join outbox_messages m on m.notice_id = r.notice_id
        group by e.id, e.fires_at having min(m.sent_at) is not null`);
      return (rows as { late: number }[]).map((row) => row.late).sort((a, b) => a - b);
    };
    const last = Date.now() + countdownSeconds * 1000 + patience;
    while ((await late()).length < elders) {
      if (Date.now() > last) throw new Error('the calls did not come');
      await pause(500);
    }
    const waits = await late();
    await platform.due.stop();
    const seconds = (value: number) => value.toFixed(2);
    const shares = [0.5, 0.99, 1].map((share) => seconds(quantile(waits, share)));
    process.stdout.write(
      `${table(['Pressed at once', 'stored s', 'median s', 'p99 s', 'last s'], [[String(elders), seconds(stored), ...shares]])}\n`,
    );
  } finally {
    await platform.realtime.close();
    await http.close();
    await database.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
