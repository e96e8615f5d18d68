import * as z from 'zod/mini';
import type { Job } from '../jobs/jobs.ts';
import type { Idempotency } from './idempotency.ts';

/** Removes kept answers that are older than a day, every night. */
export function sweepAnswers(idempotency: Idempotency): Job<object> {
  return {
    id: 'http.sweep-answers',
    payload: z.object({}),
    cron: '40 1 * * *',
    run: () => idempotency.sweep(),
  };
}
