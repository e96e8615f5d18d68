import { defineErrors } from '../core/errors.ts';

export const bookingsErrors = defineErrors({
  'slot-taken': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.slot-taken',
      message: 'Somebody has just taken this time. Please choose another.',
    },
  },
  'another-appointment': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.another-appointment',
      message:
        'There is another appointment of the same person at this time. To take it all the same, press once more.',
    },
  },
  'slot-not-offered': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.slot-not-offered',
      message: 'The doctor does not work at this time. Please choose one of the times shown.',
    },
  },
  'licence-ended': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.licence-ended',
      message:
        'The licence of this doctor has ended, and we have not seen a new one. Please choose another doctor.',
    },
  },
  'doctor-compared': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.doctor-compared',
      message:
        'A coordinator compares the papers of this doctor with a new name. Until that is done, no appointment with this doctor can be booked or moved.',
    },
  },
  'type-not-offered': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.type-not-offered',
      message: 'This doctor does not offer this kind of visit. Please choose another kind.',
    },
  },
  'own-practice': {
    status: 422,
    text: /*i18n*/ {
      id: 'error.own-practice',
      message: 'You cannot book an appointment with yourself.',
    },
  },
  'too-many-bookings': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.too-many-bookings',
      message: 'You have 20 coming appointments. Please cancel one before you book another.',
    },
  },
  'too-many-unpaid': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.too-many-unpaid',
      message:
        'A new account holds 5 unpaid appointments at most in its first week. Please pay one, or cancel one.',
    },
  },
  'too-many-waits': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.too-many-waits',
      message: 'You wait for 5 doctors already. Please stop one wait before you begin another.',
    },
  },
  'no-longer-waiting': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.no-longer-waiting',
      message:
        'This patient no longer waits for a place: they have stopped, or they have an appointment. Nothing was booked.',
    },
  },
  'booking-over': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.booking-over',
      message: 'This appointment is over or cancelled and cannot be changed.',
    },
  },
  'booking-moved': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.booking-moved',
      message:
        'This appointment has another time meanwhile. Nothing was changed. Please look at the new time first.',
    },
  },
  'not-begun': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.not-begun',
      message:
        'This appointment has not begun, or it was cancelled: nothing can be said of it yet.',
    },
  },
  'not-to-settle': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.not-to-settle',
      message: 'Nothing is to be paid at the practice for this appointment now.',
    },
  },
  'fee-being-paid': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.fee-being-paid',
      message: 'Somebody is paying this fee just now. Please look again in a few minutes.',
    },
  },
  'no-fee-due': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.no-fee-due',
      message:
        'No fee is open here any more. If it was paid, a coordinator can give it back from its payment.',
    },
  },
  'not-reviewable': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.not-reviewable',
      message: 'You can say once how a visit was, after it has taken place.',
    },
  },
  'too-late-to-move': {
    status: 409,
    text: /*i18n*/ {
      id: 'error.too-late-to-move',
      message:
        'Less than 24 hours are left, so this appointment can no longer be moved. You can still cancel it.',
    },
  },
});
