import { defineErrors } from '../core/errors.ts';

export const callsErrors = defineErrors({
  'call-over': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.call-over',
      message: 'This call has ended.',
    },
  },
  'call-full': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.call-full',
      message: 'Six people are in this call already. Please try again when somebody has left.',
    },
  },
  'answered-elsewhere': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.answered-elsewhere',
      message: 'You have answered on another device.',
    },
  },
  'video-not-open': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.video-not-open',
      message:
        'This appointment is open from 10 minutes before its start until 30 minutes after its end.',
    },
  },
});
