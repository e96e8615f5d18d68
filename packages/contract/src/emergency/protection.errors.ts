import { defineErrors } from '../core/errors.ts';

export const protectionErrors = defineErrors({
  'contact-asked-today': {
    status: 429,
    text: /*i18n*/ {
      id: 'error.contact-asked-today',
      message: 'They were asked within the last 24 hours. Please call them, or ask again tomorrow.',
    },
  },
});
