import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { systemClock } from '../../platform/clock/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import { createPlatform } from '../../platform/create-platform.ts';
import type { Database } from '../../platform/db/database.ts';
import { isDatabaseAway } from '../../platform/db/database-away.ts';
import { createLog } from '../../platform/log/log.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SignedIn } from '../factories/person.factory.ts';

/** How long a step may take until a test gives up, in milliseconds. */
const timeoutMs = 20_000;

/** A platform for factories that shares its secrets with servers in the same folder. */
export function silentPlatformOn(database: Database, dataDir: string): Platform {
  const silent = async () => undefined;
  return createPlatform({
    config: readConfig({ DATA_DIR: dataDir }),
    clock: systemClock,
    log: createLog('fatal'),
    database,
    transports: { mail: silent, sms: silent, push: silent },
    origin: () => 'http://127.0.0.1',
  });
}

/** Acts on a server in a process of its own; returns the id of the emergency. Throws its refusal. */
export async function callServer(
  address: string | undefined,
  who: SignedIn,
  path: string,
  body: object = {},
): Promise<string> {
  const answer = await fetch(`${address}/api/emergencies${path}`, {
    method: 'POST',
    headers: {
      ...who.headers,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const { code, data } = (await answer.json()) as { code?: string; data: { id: string } };
  if (answer.status >= 300) throw new Error(`${path}: ${code}`);
  return data.id;
}

/** What emergencies left in a database in which processes write. */
export function emergenciesIn({ db }: Database) {
  const ask = async <T>(question: ReturnType<typeof sql>): Promise<T[]> =>
    ((await db.execute(question)) as unknown as { rows: T[] }).rows;
  const steps = async (id: string): Promise<string[]> => {
    const rows = await ask<{ step: string; level: string | null }>(
      sql`select step, level from emergency_events where emergency_id = ${id} order by at, id`,
    );
    return rows.map(({ level, step }) => (level === null ? step : `${step} ${level}`));
  };
  const again = async <T>(work: () => Promise<T>): Promise<T> => {
    for (const last = Date.now() + timeoutMs; ; ) {
      try {
        return await work();
      } catch (error) {
        if (!isDatabaseAway(error) || Date.now() > last) throw error;
        await pause(50);
      }
    }
  };
  return {
    ask: <T>(question: ReturnType<typeof sql>) => again(() => ask<T>(question)),
    steps: (id: string) => again(() => steps(id)),
    /** Whom the notices of an emergency tell what: the person and the text. */
    async notified(id: string): Promise<string[]> {
      const rows = await ask<{ told: string }>(
        sql`select person_id || ' ' || text_id as told from notifications
          where dedupe_key like ${`emergency:${id}:%`}`,
      );
      return rows.map(({ told: notified }) => notified);
    },
    /** Waits until the timeline of an emergency has this entry, also while the database is away. */
    async until(id: string, step: string, within = timeoutMs): Promise<void> {
      const last = Date.now() + within;
      while (!(await again(() => steps(id))).includes(step)) {
        if (Date.now() > last) throw new Error(`no ${step}: ${(await steps(id)).join()}`);
        await pause(20);
      }
    },
  };
}
