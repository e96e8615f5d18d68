/** To the patient's side, about the fee of an appointment that did not take place. */
export const feeTexts = {
  dueTitle: /*i18n*/ { id: 'bookings.title.fee-due', message: 'A fee is to be paid' },
  due: /*i18n*/ {
    id: 'bookings.patient.fee-due',
    message: 'Nobody came to the appointment of {date}, so the service fee of {fee} is to be paid.',
  },
  backTitle: /*i18n*/ { id: 'bookings.title.fee-back', message: 'A fee goes back to you' },
  back: /*i18n*/ {
    id: 'bookings.patient.fee-back',
    message:
      'You came to the appointment of {date} after all: the fee of {fee} goes back to who paid it, and the price is to be paid.',
  },
  waivedTitle: /*i18n*/ { id: 'bookings.title.fee-waived', message: 'You need not pay a fee' },
  waived: /*i18n*/ {
    id: 'bookings.patient.fee-waived',
    message: 'The fee of {fee} for the appointment of {date} need not be paid: {reason}',
  },
  waivedOutside: /*i18n*/ {
    id: 'bookings.patient.fee-waived-outside',
    message: 'The fee of {fee} for the appointment of {date} need not be paid.',
  },
};
