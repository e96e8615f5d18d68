import type { LeasedWork } from '../../../platform/due/due-work.ts';
import type { Platform } from '../../../platform/platform.ts';
import { leaseRefunds, type RefundRow } from './refunds.repo.ts';
import { sendRefund } from './send-refund.ts';

export const sendRefundsId = 'payments.send-refunds';

/** Longer than three requests to a provider may take. */
export const refundLeaseSeconds = 60;

/** Sends due refunds, and newly promised ones soon. */
export const sendRefundsWork = (platform: Platform): LeasedWork<RefundRow> => ({
  id: sendRefundsId,
  everySeconds: 10,
  together: 5,
  leaseSeconds: refundLeaseSeconds,
  take: leaseRefunds,
  async handle(refund) {
    await sendRefund(platform, refund);
  },
});
