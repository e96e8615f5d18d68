import { defineErrors } from '../core/errors.ts';

export const bankErrors = defineErrors({
  'too-soon-for-bank': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.too-soon-for-bank',
      message:
        'A bank transfer takes 2-3 business days, and this is sooner. Please choose another way to pay.',
    },
  },
  'transfer-arrived': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.transfer-arrived',
      message:
        'Your transfer has arrived and is being checked, so it cannot be cancelled any more.',
    },
  },
  'transfer-over': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.transfer-over',
      message: 'This payment has ended already.',
    },
  },
  'statement-too-large': {
    status: 413,
    text: /*i18n*/ {
      id: 'error.statement-too-large',
      message:
        'This file is larger than 2 MB or has more than 10,000 lines. Import fewer days at once.',
    },
  },
  'statement-unreadable': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.statement-unreadable',
      message:
        'No statement was found in this file. It must be CSV with a line that names the columns: date, description, and credit or amount.',
    },
  },
  'reference-unknown': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.reference-unknown',
      message: 'No payment has this reference. Please compare each character.',
    },
  },
  'bank-line-changed': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.bank-line-changed',
      message: 'Somebody has changed this meanwhile. Nothing was done: please look at it again.',
    },
  },
  'charge-too-large': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.charge-too-large',
      message: 'This is too much for a charge of the bank. Please look at the line again.',
    },
  },
  'second-person-needed': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.second-person-needed',
      message: 'You have confirmed this already. Above the limit, a second person must confirm it.',
    },
  },
});
