import type { LeasedWork } from '../../platform/due/due-work.ts';
import type { Platform } from '../../platform/platform.ts';
import { leaseChecks, type PaymentRow, takeCheck } from './payments.repo.ts';
import { nextCheck, settlePayment, wantsQuiet } from './settle-payment.ts';

export const settlePaymentsId = 'payments.settle-payments';

/**
 * Checks every payment that is due, at growing intervals, until the provider's answer is final.
 * This also settles what a crash or a lost callback left open.
 */
export const settlePaymentsWork = (platform: Platform): LeasedWork<PaymentRow> => ({
  id: settlePaymentsId,
  everySeconds: 2,
  together: 16,
  // A token, the status, and the request once more: at most three of a provider's timeouts.
  leaseSeconds: 60,
  take: leaseChecks,
  async handle(payment, until) {
    const next = nextCheck(platform, payment);
    if (!wantsQuiet(platform, payment)) await settlePayment(platform, payment);
    await takeCheck(platform.db, payment.id, until, next);
  },
});
