import { defineErrors } from '../core/errors.ts';

export const checkinsErrors = defineErrors({
  'check-in-too-old': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.check-in-too-old',
      message: 'A check-in counts for 7 days back. This one is older.',
    },
  },
  'pause-out-of-range': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.pause-out-of-range',
      message: 'A pause ends today or later, and within 3 months.',
    },
  },
});
