import * as z from 'zod/mini';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findDueRefunds } from './refunds.repo.ts';
import { sendRefund } from './send-refund.ts';

const batch = 50;

/** Sends every refund that is due: each minute, and soon after one is promised. */
export function sendRefundsJob(platform: Platform): Job<Record<string, never>> {
  return {
    id: 'send-refunds',
    payload: z.strictObject({}),
    cron: '* * * * *',
    run: async () => {
      for (const id of await findDueRefunds(platform.db, platform.clock.now(), batch)) {
        // One that fails must not hold up the others; it is due again.
        await sendRefund(platform, id).catch((error: unknown) =>
          platform.log.error({ err: error, refund: id }, 'refund failed'),
        );
      }
    },
  };
}
