import { defineErrors } from '../core/errors.ts';

export const exchangeErrors = defineErrors({
  'summary-links-full': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.summary-links-full',
      message: 'Five of your links to this summary are open already. Please end one first.',
    },
  },
  'summary-link-over': {
    status: 404,
    text: /*i18n*/ {
      id: 'error.summary-link-over',
      message: 'This link is no longer good. Please ask for a new one.',
    },
  },
});
