import { defineErrors } from '../core/errors.ts';

export const representativeErrors = defineErrors({
  'claim-waiting': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.claim-waiting',
      message: 'Your court document is being looked at already. Please wait for the answer.',
    },
  },
  'already-representative': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.already-representative',
      message: 'You are the legal representative already.',
    },
  },
  'claimant-left': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.claimant-left',
      message: 'This person is no longer in the circle. Please refuse the claim.',
    },
  },
});
