import type { Payment } from '@hafi/contract/payments/payments.contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a payment failed, and what to do. */
export const failureTexts: Record<NonNullable<Payment['failure']>, MessageDescriptor> = {
  refused: msg`The payment was refused on the phone. Nothing was charged. You can try again.`,
  'not-enough-money': msg`There is not enough money on this account. Nothing was charged. Top up or use another number.`,
  'no-wallet': msg`This number has no mobile money account. Please use another number.`,
  'limit-reached': msg`The limit of this account is reached. Please use another number or pay after the appointment.`,
  'too-late': msg`Nobody approved within 5 minutes. Nothing was charged. You can try again.`,
  'provider-error': msg`Mobile money had a problem. Nothing was charged. Please try again in a few minutes.`,
};

export const expiredText = msg`Nobody approved in time. Nothing was charged. You can try again.`;
