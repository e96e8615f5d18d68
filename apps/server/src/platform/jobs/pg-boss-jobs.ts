import { fromPglite, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import type { Job, Jobs } from './jobs.ts';

/** Jobs kept in the application's own database, so that they survive a crash with it. */
export function createJobs(database: Database, log: Log): Jobs {
  const { native } = database;
  const common = { schema: 'jobs', monitorIntervalSeconds: 60 };
  const boss =
    'pool' in native
      ? new PgBoss({
          ...common,
          db: {
            executeSql: async (text: string, values?: unknown[]) =>
              flatten(await native.pool.query(text, values)),
          },
        })
      : new PgBoss({ ...common, db: fromPglite(native.pglite), backend: 'pglite' });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  let started = false;

  const work = async (job: Job<never>) => {
    await boss.createQueue(job.id, { retryLimit: 5, retryBackoff: true, retryDelay: 2 });
    // One job a batch: a throwing job fails its whole batch.
    await boss.work(job.id, { batchSize: 1, pollingIntervalSeconds: 2 }, async ([item]) => {
      if (!item) return;
      try {
        await job.run(job.payload.parse(item.data ?? {}) as never);
      } catch (error) {
        log.error({ err: error, job: job.id }, 'job failed');
        throw error;
      }
    });
    if (job.cron) await boss.schedule(job.id, job.cron, {});
  };

  return {
    async enqueue(job, payload, when = {}) {
      if (!started) return;
      await boss.send(job.id, payload as object, {
        ...(when.afterSeconds ? { startAfter: when.afterSeconds } : {}),
        ...(when.key ? { singletonKey: when.key } : {}),
      });
    },
    async start(jobs) {
      await boss.start();
      for (const job of jobs) await work(job);
      started = true;
    },
    async stop() {
      if (!started) return;
      started = false;
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

/** node-postgres answers an array for several statements; pg-boss wants all rows in one. */
function flatten(result: { rows: unknown[] } | { rows: unknown[] }[]) {
  return Array.isArray(result) ? { rows: result.flatMap((each) => each.rows ?? []) } : result;
}
