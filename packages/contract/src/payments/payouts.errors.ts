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
  'payout-taken-back': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.payout-taken-back',
      message:
        '{name} has taken this payment out of the books already, and wrote: “{reason}” The doctor has read that, and not what you wrote.',
    },
  },
});
