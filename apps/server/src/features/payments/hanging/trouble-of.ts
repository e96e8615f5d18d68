import type { PaymentTrouble } from '@hafi/contract/admin/watch.contract';
import type { PaymentRow } from '../payments.repo.ts';
import type { RefundRow } from '../refunds/refunds.repo.ts';
import { noWayBack } from '../refunds/send-refund.ts';

/** A payment that hangs, with the refund that is owed. */
export interface HangingRow {
  readonly payment: PaymentRow;
  readonly refund: RefundRow | null;
}

/** What is wrong with a payment that hangs. */
export function troubleOf({ payment, refund }: HangingRow): PaymentTrouble {
  if (refund && payment.method === 'bank') return 'transfer-back';
  if (refund?.lastFailure === noWayBack) return 'refund-impossible';
  if (refund) return refund.pendingSince ? 'refund-waiting' : 'refund-failing';
  if (payment.failure === 'wrong-amount') return 'wrong-amount';
  return payment.status === 'created' ? 'not-accepted' : 'no-answer';
}
