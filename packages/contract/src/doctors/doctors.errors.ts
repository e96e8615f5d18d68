import { defineErrors } from '../core/errors.ts';

export const doctorsErrors = defineErrors({
  'no-doctor-profile': {
    status: 404,
    text: /*i18n*/ {
      id: 'error.no-doctor-profile',
      message: 'Please fill in your doctor profile first.',
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
