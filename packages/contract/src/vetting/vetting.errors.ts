import { defineErrors } from '../core/errors.ts';

export const vettingErrors = defineErrors({
  'vetting-incomplete': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.vetting-incomplete',
      message: 'Something is still missing. Please look at the list on this page.',
    },
  },
  'role-in-use': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.role-in-use',
      message:
        'Something depends on your role already, such as a profile, papers or a promise. A coordinator can change it: please write to us.',
    },
  },
  'vetting-over': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.vetting-over',
      message:
        'This can no longer be done: somebody has decided meanwhile, or the account was closed. Please look again.',
    },
  },
  'vetting-changed': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.vetting-changed',
      message: 'The person has sent something new meanwhile. Please look at it first.',
    },
  },
  'promises-changed': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.promises-changed',
      message:
        'What would fall has changed meanwhile. Nothing was done: close this, look at the list again, and decide.',
    },
  },
  'papers-not-opened': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.papers-not-opened',
      message: 'Please open each of the papers first, then confirm.',
    },
  },
  'papers-full': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.papers-full',
      message: '10 papers are here already. Please remove one first.',
    },
  },
});
