import * as z from 'zod/mini';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { findDueChecks } from './payments.repo.ts';
import { settlePayment } from './settle-payment.ts';

const batch = 50;

/** How many payments are asked after at once. */
const together = 5;

/** Asks after every payment that is due: whatever a crash or a lost notice left open ends here. */
export async function settlePayments(platform: Platform): Promise<void> {
  const { clock, db, log } = platform;
  const now = clock.now();
  for (let ids = await findDueChecks(db, now, batch); ids.length > 0; ) {
    const waiting = [...ids];
    const work = async () => {
      for (let id = waiting.shift(); id; id = waiting.shift()) {
        await settlePayment(platform, id).catch((error: unknown) => {
          log.error({ err: error, payment: id }, 'a payment could not be settled');
        });
      }
    };
    await Promise.all(Array.from({ length: together }, work));
    ids = ids.length < batch ? [] : await findDueChecks(db, now, batch);
  }
}

/** Runs {@link settlePayments} every minute. */
export function settlePaymentsJob(platform: Platform): Job<Record<string, never>> {
  return {
    id: 'settle-payments',
    payload: z.strictObject({}),
    cron: '* * * * *',
    run: () => settlePayments(platform),
  };
}
