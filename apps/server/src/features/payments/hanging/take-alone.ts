import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { RefundRow } from '../refunds/refunds.repo.ts';
import { refundLeaseSeconds } from '../refunds/send-refunds.job.ts';
import { takeRefund } from './hanging.repo.ts';

/**
 * Takes a refund that hangs, while nobody else can be sending it: two at once could both succeed.
 * False when somebody may be.
 */
export async function takeAlone(platform: Platform, refund: RefundRow): Promise<boolean> {
  const until = new Date(platform.clock.now().getTime() + refundLeaseSeconds * 1000);
  if (!refund.nextTryAt || refund.nextTryAt <= until) return false;
  return inTransaction(platform, (tx) => takeRefund(tx, refund, until));
}
