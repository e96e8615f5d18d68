import type { Job, Jobs } from './jobs.ts';

/** Jobs that run only when told to, for tests that move time themselves. */
export interface ManualJobs extends Jobs {
  /** Runs what is queued, whatever its delay, until nothing is left; at most `limit` runs. */
  runAll(limit?: number): Promise<number>;
  /** Forgets what is queued. */
  forgetAll(): void;
}

export function createManualJobs(): ManualJobs {
  const queue: { job: Job<never>; payload: never }[] = [];
  return {
    async enqueue(job, payload) {
      queue.push({ job: job as unknown as Job<never>, payload: payload as never });
    },
    async start() {},
    async stop() {},
    async runAll(limit = 100) {
      let runs = 0;
      for (let next = queue.shift(); next && runs < limit; next = queue.shift()) {
        await next.job.run(next.payload);
        runs += 1;
      }
      return runs;
    },
    forgetAll() {
      queue.length = 0;
    },
  };
}
