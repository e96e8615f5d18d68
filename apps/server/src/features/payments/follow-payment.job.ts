import * as z from 'zod/mini';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { settlePayment } from './settle-payment.ts';

/** Asks after one payment again and again, ever slower, until the provider has spoken its last word. */
export function followPaymentJob(platform: Platform): Job<{ paymentId: string }> {
  const job: Job<{ paymentId: string }> = {
    id: 'follow-payment',
    payload: z.strictObject({ paymentId: z.uuid() }),
    run: async ({ paymentId }) => {
      const afterSeconds = await settlePayment(platform, paymentId);
      if (afterSeconds !== null) await platform.jobs.enqueue(job, { paymentId }, { afterSeconds });
    },
  };
  return job;
}
