import type { SettledBy } from '@hafi/contract/admin/watch.contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HangingPayment, RequestedPayment } from './watch.queries.ts';

/** The provider of a payment, by the way to pay. */
export const providerWords: Readonly<Record<HangingPayment['method'], MessageDescriptor>> = {
  mtn: msg`MTN Mobile Money`,
  airtel: msg`Airtel Money`,
  bank: msg`Bank transfer`,
  card: msg`Card`,
  after: msg`Paid at the visit`,
};

/** What is wrong with a payment. */
export const troubleWords: Readonly<Record<HangingPayment['trouble'], MessageDescriptor>> = {
  'not-accepted': msg`The provider never took the request: nobody was asked to approve.`,
  'no-answer': msg`The provider does not say whether it was paid. Hafi asks again by itself.`,
  'wrong-amount': msg`The provider names another sum, currency or number than was asked for. Ask them with the day and the sum.`,
  'refund-failing': msg`Owed back, and the provider does not send it. Hafi tries again by itself.`,
  'refund-waiting': msg`Owed back: the provider has it and does not finish it. Hafi asks again by itself; ask the provider too.`,
  'transfer-back': msg`Came by bank and is not needed: transfer it back from the bank account of Hafi.`,
  'refund-impossible': msg`Owed back, but the provider cannot send it: pay it back by hand.`,
};

interface Way {
  readonly by: SettledBy;
  readonly act: MessageDescriptor;
  readonly asks: MessageDescriptor;
}

/** How a payment can have been settled outside of Hafi. */
export const waysOut: Readonly<Record<HangingPayment['trouble'], readonly Way[]>> = {
  'not-accepted': [],
  'no-answer': [],
  'wrong-amount': [
    {
      by: 'provider',
      act: msg`Settled with the provider`,
      asks: msg`Have you cleared with the provider what came, and is it given back? The visit can then be paid anew.`,
    },
  ],
  'refund-failing': [
    {
      by: 'provider',
      act: msg`The provider has sent it`,
      asks: msg`Does the provider's statement show that the money went back? Hafi then sends nothing more, and tells the payer.`,
    },
    {
      by: 'hand',
      act: msg`Paid back by hand`,
      asks: msg`Have you given the money back yourself, and did the provider not send it? Hafi then sends nothing more, and tells the payer.`,
    },
  ],
  'refund-waiting': [
    {
      by: 'provider',
      act: msg`The provider has sent it`,
      asks: msg`Does the provider's statement show that the money went back? Hafi then sends nothing more, and tells the payer.`,
    },
    {
      by: 'hand',
      act: msg`Paid back by hand`,
      asks: msg`Has the provider told you that it will not send it any more, and have you given the money back yourself? Else the payer has it twice. Hafi then sends nothing more, and tells the payer.`,
    },
  ],
  'transfer-back': [
    {
      by: 'provider',
      act: msg`Transferred back`,
      asks: msg`Have you transferred the money back from the bank account of Hafi? Hafi then tells the payer.`,
    },
    {
      by: 'hand',
      act: msg`Paid back by hand`,
      asks: msg`Have you given the money back yourself? Hafi then tells the payer.`,
    },
  ],
  'refund-impossible': [
    {
      by: 'hand',
      act: msg`Paid back by hand`,
      asks: msg`Have you given the money back yourself? Hafi then tells the payer.`,
    },
  ],
};

/** What came of asking. */
export function outcomeOf({ answered, status, trouble }: RequestedPayment): MessageDescriptor {
  if (!answered) return msg`The provider did not answer now. Hafi asks again by itself.`;
  if (trouble) return troubleWords[trouble];
  if (status === 'succeeded') return msg`It is paid. The payer is told.`;
  if (status === 'refunded') return msg`The money went back. The payer is told.`;
  if (status === 'failed') return msg`It was not paid: the provider refused it. The payer is told.`;
  return msg`It was not paid in time. The payer can pay again.`;
}
