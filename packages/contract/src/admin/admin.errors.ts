import { defineErrors } from '../core/errors.ts';

export const adminErrors = defineErrors({
  'already-suspended': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.already-suspended',
      message: 'This account is suspended already.',
    },
  },
  'not-suspended': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.not-suspended',
      message: 'This account is not suspended any more.',
    },
  },
  'roles-not-possible': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.roles-not-possible',
      message:
        'These roles do not go together. Everybody has at least one, and at most one of doctor, caregiver and volunteer.',
    },
  },
  'role-confirmed': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.role-confirmed',
      message: 'A coordinator has confirmed this role. End the confirmation first.',
    },
  },
});
