import * as z from 'zod/mini';
import type { Job } from '../jobs/jobs.ts';
import type { Platform } from '../platform.ts';
import { forgetOldUploads } from './uploads.ts';

/** Removes files that were not finished or not taken within a day, every hour. */
export function sweepUploads(platform: Platform): Job<object> {
  return {
    id: 'uploads.sweep',
    payload: z.object({}),
    cron: '50 * * * *',
    run: () => forgetOldUploads(platform),
  };
}
