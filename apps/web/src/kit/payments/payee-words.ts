import type { PayeeAccount } from '@hafi/contract/payments/payee-account.schemas';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Where a doctor can be paid. */
export const payeeWayWords: Readonly<Record<PayeeAccount['way'], MessageDescriptor>> = {
  bank: msg`Bank account`,
  mtn: msg`MTN Mobile Money`,
  airtel: msg`Airtel Money`,
};
