import { defineErrors } from '../core/errors.ts';

export const volunteeringErrors = defineErrors({
  'help-request-taken': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.help-request-taken',
      message: 'Another volunteer was quicker and comes already. Thank you! Please choose another.',
    },
  },
  'help-request-over': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.help-request-over',
      message: 'This request is over or cancelled and cannot be changed.',
    },
  },
  'help-request-not-begun': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.help-request-not-begun',
      message: 'The time of this help has not begun. It can be called done only afterwards.',
    },
  },
  'help-request-not-ready': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.help-request-not-ready',
      message: 'This request has changed meanwhile. Please look at it again.',
    },
  },
  'too-many-help-requests': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.too-many-help-requests',
      message: '5 requests for help are open already. Please cancel one before you ask again.',
    },
  },
  'too-many-taken': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.too-many-taken',
      message: 'You have promised 3 visits already. Please finish one before you take on another.',
    },
  },
  'not-checked-as-volunteer': {
    status: 403,
    text: /*i18n*/ {
      id: 'error.not-checked-as-volunteer',
      message:
        'A coordinator must first confirm who you are. What is still missing stands under “Your papers”.',
    },
  },
  'not-this-request-again': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.not-this-request-again',
      message: 'Another volunteer can help with this request. Please choose another one.',
    },
  },
  'too-many-given-back': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.too-many-given-back',
      message:
        'You have given back 3 requests in the last 7 days. Please wait some days before you promise again.',
    },
  },
  'home-sector-unknown': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.home-sector-unknown',
      message:
        'We do not know in which sector the elder lives. Please write the district and the sector in the profile first.',
    },
  },
});
