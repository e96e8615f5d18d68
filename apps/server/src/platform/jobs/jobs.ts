import type * as z from 'zod/mini';

/** Work done later or again and again. Handlers may run twice and must not mind. */
export interface Job<P = unknown> {
  readonly id: string;
  /** Ids only: what the work needs is read when it runs. */
  readonly payload: z.ZodMiniType<P>;
  readonly run: (payload: P) => Promise<void>;
  /** Cron expression in UTC for work that repeats; its payload is `{}`. */
  readonly cron?: string;
}

export interface Jobs {
  /** Queues one run. `key` keeps a second run with the same key from being queued meanwhile. */
  enqueue<P>(
    job: Job<P>,
    payload: P,
    when?: { afterSeconds?: number; key?: string },
  ): Promise<void>;
  start(jobs: readonly Job<never>[]): Promise<void>;
  stop(): Promise<void>;
}

/** States a job, forgetting its payload type so that jobs can stand in one list. */
export function asJob<P>(job: Job<P>): Job<never> {
  return job as unknown as Job<never>;
}
