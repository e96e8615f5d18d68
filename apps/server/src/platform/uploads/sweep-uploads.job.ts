import type { Cron } from '../due/cron.ts';
import type { Platform } from '../platform.ts';
import { forgetOldUploads } from './uploads.ts';

/** Deletes, every hour, files that were not finished or not taken within a day. */
export const sweepUploads = (platform: Platform): Cron => ({
  id: 'uploads.sweep-uploads',
  at: { minute: 50 },
  run: () => forgetOldUploads(platform),
});
