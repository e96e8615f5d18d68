import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FinancePayment } from './finance.queries.ts';

/** The steps of a payment. */
export const stepWords: Readonly<Record<FinancePayment['status'], MessageDescriptor>> = {
  created: msg`Asked for`,
  pending: msg`Waits for the payer`,
  succeeded: msg`Paid`,
  failed: msg`Failed`,
  expired: msg`Not paid in time`,
  refunded: msg`Given back`,
};
