import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { LeasedWork } from '../../platform/due/due-work.ts';
import type { Platform } from '../../platform/platform.ts';
import { leaseChecks, type PaymentRow, takeCheck } from './payments.repo.ts';
import { nextCheck, settlePayment } from './settle-payment.ts';

/**
 * Asks after every payment whose check is due, ever slower, until the provider has spoken its last
 * word: whatever a crash or a lost notice left open ends here.
 */
export const settlePaymentsWork = (platform: Platform): LeasedWork<PaymentRow> => ({
  id: 'payments.settle-payments',
  everySeconds: 2,
  together: 5,
  // A token, the state, and the request once more: three times MoMo's time limit at most.
  leaseSeconds: 60,
  take: leaseChecks,
  async handle(payment, until) {
    const next = nextCheck(payment, platform.clock.now());
    await settlePayment(platform, payment);
    await inTransaction(platform, (tx) => takeCheck(tx, payment.id, until, next));
  },
});
