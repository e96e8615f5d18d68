import { defineErrors } from '../core/errors.ts';

export const badgesErrors = defineErrors({
  'badge-not-for-you': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.badge-not-for-you',
      message:
        'This badge cannot be chosen now: it is for others, or you have it already, or your own papers must be confirmed first.',
    },
  },
  'badge-over': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.badge-over',
      message: 'This can no longer be done with this badge. Please look again.',
    },
  },
});
