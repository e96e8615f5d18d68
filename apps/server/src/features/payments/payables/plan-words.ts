import { formatDate } from '@hafi/i18n/dates';
import type { PayableWords } from './payable.ts';

/** How payments of care plans are spoken of. */
export const planWords: PayableWords<'plan'> = {
  noticeType: 'family',
  values: ({ elder, from, to }) => ({
    elder,
    from: { date: `${from}T10:00:00.000Z` },
    to: { date: `${to}T10:00:00.000Z` },
  }),
  paid: /*i18n*/ {
    id: 'payments.payer.plan-paid',
    message: '{amount} for the care plan of {elder}, from {from} to {to}. Receipt {number}.',
  },
  unpaid: /*i18n*/ {
    id: 'payments.payer.plan-unpaid',
    message: '{amount} for the care plan of {elder} was not paid. You can try again.',
  },
  paidForYou: /*i18n*/ {
    id: 'payments.elder.plan-paid',
    message: '{payer} has paid {amount} for your care plan, from {from} to {to}.',
  },
  activity: /*i18n*/ {
    id: 'payments.activity.plan-paid',
    message: 'You paid {amount} for the care plan of {elder}',
  },
  receiptLine: ({ elder, from, to }, locale) => ({
    text: /*i18n*/ {
      id: 'payments.receipt.plan',
      message: 'Care plan of {elder}, from {from} up to {to}',
    },
    values: { elder, from: formatDate(from, locale), to: formatDate(to, locale) },
  }),
  price: /*i18n*/ { id: 'payments.receipt.plan-price', message: 'Care plan' },
};
