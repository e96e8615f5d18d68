import { defineErrors } from '../core/errors.ts';

export const doctorsErrors = defineErrors({
  'no-doctor-profile': {
    status: 404,
    text: /*i18n*/ {
      id: 'error.no-doctor-profile',
      message: 'Please fill in your doctor profile first.',
    },
  },
  'block-has-bookings': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.block-has-bookings',
      message: 'There are appointments in this time. Please cancel or move them first.',
    },
  },
  'day-off-has-bookings': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.day-off-has-bookings',
      message: 'There are appointments on these days. Please cancel or move them first.',
    },
  },
});
