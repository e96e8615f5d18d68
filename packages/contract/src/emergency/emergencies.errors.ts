import { defineErrors } from '../core/errors.ts';

export const emergenciesErrors = defineErrors({
  'emergency-has-fired': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.emergency-has-fired',
      message: 'People have been told already. If all is well, say so: everybody is told.',
    },
  },
  'emergency-has-ended': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.emergency-has-ended',
      message: 'This emergency has ended.',
    },
  },
  'emergency-called-again': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.emergency-called-again',
      message: 'Help was called again. Open the newest message.',
    },
  },
  'emergency-not-fired': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.emergency-not-fired',
      message: 'Nobody has been told yet. Cancel stops it.',
    },
  },
  'emergency-needed-since': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.emergency-needed-since',
      message:
        'Help was called again after this was said, so it goes on. If all is well now, say so again.',
    },
  },
  'elder-lived-since': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.elder-lived-since',
      message:
        'There was a sign of life after this was said, so the death is not recorded and the call goes on. Please call, and say how it is now.',
    },
  },
  'emergency-too-old': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.emergency-too-old',
      message:
        'This call for help is more than 24 hours old. Nobody was told. Press again if help is needed.',
    },
  },
});
