import { defineErrors } from '../core/errors.ts';

export const checkinsErrors = defineErrors({
  'check-in-too-old': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.check-in-too-old',
      message: 'A check-in counts for 7 days back. This one is older.',
    },
  },
  'voice-note-too-large': {
    status: 413,
    text: /*i18n*/ {
      id: 'error.voice-note-too-large',
      message: 'This recording is too large. Please say it in one minute.',
    },
  },
  'voice-note-wrong-kind': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.voice-note-wrong-kind',
      message: 'This is no recording that we can play.',
    },
  },
  'check-in-first': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.check-in-first',
      message: 'The check-in of today has not reached us yet. Then send the recording.',
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
