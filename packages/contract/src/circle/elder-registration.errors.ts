import { defineErrors } from '../core/errors.ts';

export const registrationErrors = defineErrors({
  'not-checked-yet': {
    status: 403,
    text: /*i18n*/ {
      id: 'error.not-checked-yet',
      message: 'A coordinator must check who you are first. Then you can register an elder.',
    },
  },
  'same-elder': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.same-elder',
      message:
        'You care for an elder of this name, born in this year, already. Is this another person?',
    },
  },
  'too-many-elders': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.too-many-elders',
      message: 'You manage 20 accounts already. Please hand one over before you register another.',
    },
  },
});
