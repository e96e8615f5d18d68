import { defineErrors } from '../core/errors.ts';

export const reconciliationErrors = defineErrors({
  'no-statement': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.no-statement',
      message:
        'This file is no list of transactions: Hafi looks for columns named Amount, Status, and Reference or Transaction ID.',
    },
  },
  'list-too-large': {
    status: 413,
    text: /*i18n*/ {
      id: 'error.list-too-large',
      message: 'This file is larger than 2 MB. Export one day at a time.',
    },
  },
});
