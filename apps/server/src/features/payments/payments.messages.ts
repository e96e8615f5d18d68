import type { PaymentMethod } from '@hafi/contract/payments/payment.schemas';

/** Texts for payers. Outside Hafi they do not name the doctor, for privacy. */
export const titles = {
  paid: /*i18n*/ { id: 'payments.title.paid', message: 'Payment received' },
  refunding: /*i18n*/ { id: 'payments.title.refunding', message: 'Your money is coming back' },
};

export const forPayer = {
  paidOutside: /*i18n*/ {
    id: 'payments.payer.paid-outside',
    message: 'We have received {amount}. Thank you. Your receipt has the number {number}.',
  },
  notNeeded: /*i18n*/ {
    id: 'payments.payer.not-needed',
    message:
      'Your payment of {amount} came when there was nothing to pay any more. We are sending {back} back to you.',
  },
  unpaidOver: /*i18n*/ {
    id: 'payments.payer.unpaid-over',
    message:
      'Your payment of {amount} was not completed, and nothing is to be paid any more. If money leaves your account all the same, we send it back.',
  },
  feeKept: /*i18n*/ {
    id: 'payments.payer.fee-kept',
    message:
      'Your payment of {amount} came after a late cancellation. {kept} of it is the fee. We are sending {back} back to you.',
  },
  notNeededByCard: /*i18n*/ {
    id: 'payments.payer.not-needed-by-card',
    message:
      'Your payment of {amount} came when there was nothing to pay any more. We are sending {back} back to your card.',
  },
};

/** To the payer, when the provider says that something else was paid than was asked for. */
export const differentNotice = {
  title: /*i18n*/ { id: 'payments.title.different', message: 'We are looking into your payment' },
  text: /*i18n*/ {
    id: 'payments.payer.different',
    message:
      'What arrived is not the {amount} that we asked for. Please do not pay again: a coordinator looks into it and contacts you.',
  },
};

/** The same to the coordinators. */
export const differentToCoordinators = {
  title: /*i18n*/ {
    id: 'payments.title.look-into',
    message: 'A payment is not what was asked for',
  },
  text: /*i18n*/ {
    id: 'payments.coordinators.different',
    message:
      'The provider names another sum, currency or number than the {amount} that were asked for. It stands under the payments that hang.',
  },
};

/** To the payer, when the provider cannot send what is owed back. */
export const byHandNotice = {
  title: titles.refunding,
  text: /*i18n*/ {
    id: 'payments.payer.by-hand',
    message:
      'The provider cannot send {amount} back by itself, so a coordinator of Hafi sends it to you. We may call you before.',
  },
};

/** The same to the coordinators. */
export const byHandToCoordinators = {
  title: /*i18n*/ {
    id: 'payments.title.by-hand',
    message: 'Money must be given back by hand',
  },
  text: /*i18n*/ {
    id: 'payments.coordinators.by-hand',
    message:
      '{amount} is owed to a payer, and the provider cannot send it. It stands under the payments that hang.',
  },
};

export const receiptTexts = {
  title: /*i18n*/ { id: 'payments.receipt.title', message: 'Receipt' },
  date: /*i18n*/ { id: 'payments.receipt.date', message: 'Date' },
  payer: /*i18n*/ { id: 'payments.receipt.payer', message: 'Received from' },
  for: /*i18n*/ { id: 'payments.receipt.for', message: 'For' },
  serviceFee: /*i18n*/ { id: 'payments.receipt.service-fee', message: 'Service fee' },
  total: /*i18n*/ { id: 'payments.receipt.total', message: 'Total' },
  givenBack: /*i18n*/ { id: 'payments.receipt.given-back', message: 'Given back on {date}' },
  givenBackBy: /*i18n*/ {
    id: 'payments.receipt.given-back-by',
    message: 'Given back on {date}, credit note {number}',
  },
  method: /*i18n*/ { id: 'payments.receipt.method', message: 'Paid by' },
  transaction: /*i18n*/ {
    id: 'payments.receipt.transaction',
    message: 'Transaction number at {provider}',
  },
  cardTransaction: /*i18n*/ {
    id: 'payments.receipt.card-transaction',
    message: 'Transaction number of the card payment',
  },
  thanks: /*i18n*/ {
    id: 'payments.receipt.thanks',
    message: 'Thank you. Please keep this receipt. Questions? Write to us at {link}',
  },
};

/** The ways by which money comes before the appointment, on receipts. */
export const methodNames: Readonly<
  Partial<Record<PaymentMethod, { id: string; message: string }>>
> = {
  mtn: /*i18n*/ { id: 'payments.receipt.mtn', message: 'MTN Mobile Money' },
  airtel: /*i18n*/ { id: 'payments.receipt.airtel', message: 'Airtel Money' },
  bank: /*i18n*/ { id: 'payments.receipt.bank', message: 'Bank Transfer' },
  card: /*i18n*/ { id: 'payments.receipt.card', message: 'Credit/Debit Card' },
};

/** To whom `back` RWF of a payment come back: all of it, by the way it came, or all but the fee that is kept. */
export function comesBackText(
  { amount, method }: { readonly amount: number; readonly method: PaymentMethod },
  back: number,
) {
  if (back < amount) return forPayer.feeKept;
  return method === 'card' ? forPayer.notNeededByCard : forPayer.notNeeded;
}
