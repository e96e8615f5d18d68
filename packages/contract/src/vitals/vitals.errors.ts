import { defineErrors } from '../core/errors.ts';

export const vitalsErrors = defineErrors({
  'confirm-extreme': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.confirm-extreme',
      message:
        'This value is far from usual. Please look again or measure again. If it is right, confirm it.',
    },
  },
  'reading-differs': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.reading-differs',
      message: 'Another reading was already kept under this number. Please enter it again.',
    },
  },
  'limits-changed': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.limits-changed',
      message: 'Another doctor has just changed how this is judged. Please look again.',
    },
  },
  'reading-withdrawn': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.reading-withdrawn',
      message: 'This reading was already marked as wrong.',
    },
  },
});
