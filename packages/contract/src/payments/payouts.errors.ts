import { defineErrors } from '../core/errors.ts';

export const payoutsErrors = defineErrors({
  'more-than-due': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.more-than-due',
      message:
        'That is more than this doctor is owed for appointments that are over. Look at what was paid already.',
    },
  },
  'payout-known': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.payout-known',
      message: 'A payment with this reference is recorded already.',
    },
  },
});
