import { defineErrors } from '../core/errors.ts';

export const paymentsErrors = defineErrors({
  'already-paid': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.already-paid',
      message: 'This is paid already. You need not pay again.',
    },
  },
  'payment-in-progress': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.payment-in-progress',
      message:
        'A payment for this is under way already. Look at how it stands: a request that nobody approves ends by itself.',
    },
  },
  'not-payable': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.not-payable',
      message: 'This is over or cancelled, so there is nothing to pay.',
    },
  },
  'method-not-available': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.method-not-available',
      message: 'This way to pay is not available here. Please choose another.',
    },
  },
  'provider-unavailable': {
    status: 503,
    text: /*i18n*/ {
      id: 'error.provider-unavailable',
      message: 'Mobile money does not answer at the moment. Nothing was charged. Please try again.',
    },
  },
  'settles-itself': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.settles-itself',
      message: 'This is under way just now, or ends by itself. Please look again in a minute.',
    },
  },
  'more-than-paid': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.more-than-paid',
      message: 'That is more than is left of this payment. Look at what went back already.',
    },
  },
  'payment-changed': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.payment-changed',
      message:
        'Money of this payment was given back meanwhile. Nothing was done now: look at what is left, and decide again.',
    },
  },
  'hangs-no-more': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.hangs-no-more',
      message:
        'This hangs no more: it has ended, or somebody has settled it. There is nothing more to do.',
    },
  },
  'no-receipt': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.no-receipt',
      message: 'There is a receipt once the payment has succeeded.',
    },
  },
});
