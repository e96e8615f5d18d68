/** Messages to the person who books for an elder; only messages inside Hafi name the elder. */
export const forHelper = {
  held: /*i18n*/ {
    id: 'bookings.helper.held',
    message:
      '{patient}: {doctor}, {date} at {time}. We will tell you when the doctor has confirmed it.',
  },
  confirmed: /*i18n*/ {
    id: 'bookings.helper.confirmed',
    message: '{doctor} expects {patient} on {date} at {time}.',
  },
  cancelled: /*i18n*/ {
    id: 'bookings.helper.cancelled',
    message: '{patient}: the appointment with {doctor} on {date} at {time} is cancelled.',
  },
  cancelledForFee: /*i18n*/ {
    id: 'bookings.helper.cancelled-for-fee',
    message:
      '{patient}: the appointment with {doctor} on {date} at {time} is cancelled. The fee is {fee}.',
  },
  cancelledByDoctor: /*i18n*/ {
    id: 'bookings.helper.cancelled-by-doctor',
    message:
      '{patient}: {doctor} had to cancel the appointment on {date} at {time}. It costs nothing. Please choose another time.',
  },
  cancelledByHafi: /*i18n*/ {
    id: 'bookings.helper.cancelled-by-hafi',
    message:
      '{patient}: Hafi no longer confirms {doctor}. So we cancelled the appointment on {date} at {time}. It costs nothing. Please choose another doctor.',
  },
  cancelledByDeath: /*i18n*/ {
    id: 'bookings.helper.cancelled-by-death',
    message:
      '{patient}: the appointment with {doctor} on {date} at {time} is cancelled, because the death was recorded. {doctor} is told. It costs nothing.',
  },
  cancelledByDoctorWhy: /*i18n*/ {
    id: 'bookings.helper.cancelled-by-doctor-why',
    message:
      '{patient}: {doctor} had to cancel the appointment on {date} at {time}: “{reason}”. It costs nothing. Please choose another time.',
  },
  bookedToAgree: /*i18n*/ {
    id: 'bookings.helper.booked-by-doctor',
    message:
      '{patient}: {doctor} has booked {date} at {time}. Please say in Hafi that it suits: until then the doctor does not see the health data for it. If it does not suit, cancel it free of charge.',
  },
  nobodyCame: /*i18n*/ {
    id: 'bookings.helper.nobody-came',
    message:
      '{patient}: {doctor} waited on {date} at {time}, and nobody came. Please ask how {patient} is.',
  },
  cameAfterAll: /*i18n*/ {
    id: 'bookings.helper.came-after-all',
    message:
      '{patient}: {doctor} has corrected it, the appointment on {date} at {time} took place.',
  },
  moved: /*i18n*/ {
    id: 'bookings.helper.moved',
    message:
      '{patient}: the appointment with {doctor} is now on {date} at {time}. We will tell you when the doctor has confirmed it.',
  },
  movedToAgree: /*i18n*/ {
    id: 'bookings.helper.moved-by-doctor.agree',
    message:
      '{patient}: {doctor} has moved the appointment to {date} at {time}. Please say in Hafi that it suits: until then the doctor does not see the health data for it. If it does not suit, cancel it free of charge.',
  },
  /** As notices of before say it. */
  movedByDoctor: /*i18n*/ {
    id: 'bookings.helper.moved-by-doctor',
    message:
      '{patient}: {doctor} has moved the appointment to {date} at {time}. If this does not suit, cancel it free of charge.',
  },
  tomorrow: /*i18n*/ {
    id: 'bookings.helper.tomorrow',
    message: '{patient}: the appointment with {doctor} is on {date} at {time}.',
  },
  soon: /*i18n*/ {
    id: 'bookings.helper.soon',
    message: '{patient}: the appointment with {doctor} begins at {time}.',
  },
  /** The text outside Hafi. */
  outside: /*i18n*/ {
    id: 'bookings.helper.outside',
    message:
      'It is about a visit that was booked for {patient}: {date} at {time}. Please look at it in Hafi.',
  },
  /** In lines of before. */
  bookedForElder: /*i18n*/ {
    id: 'bookings.activity.booked-for-elder',
    message: 'You booked {doctor} for {patient}: {date} at {time}',
  },
  bookedForYou: /*i18n*/ {
    id: 'bookings.activity.booked-for-you',
    message: '{helper} booked {doctor} for you: {date} at {time}',
  },
};
