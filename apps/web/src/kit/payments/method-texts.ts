import type { PaymentMethod } from '@hafi/contract/payments/payment.schemas';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The name of each payment method, and what happens when it is chosen. */
export const methodTexts: Record<
  PaymentMethod,
  { name: MessageDescriptor; hint: MessageDescriptor }
> = {
  mtn: {
    name: msg`MTN Mobile Money`,
    hint: msg`You approve on your phone within 5 minutes.`,
  },
  airtel: {
    name: msg`Airtel Money`,
    hint: msg`You approve on your phone within 5 minutes.`,
  },
  bank: {
    name: msg`Bank Transfer`,
    hint: msg`Details follow after submission. Processing takes 2-3 business days.`,
  },
  card: {
    name: msg`Credit/Debit Card`,
    hint: msg`You pay on the secure page of our payment partner.`,
  },
  after: {
    name: msg`Pay after the appointment`,
    hint: msg`The time is yours. You pay at the doctor's, or here later.`,
  },
};
