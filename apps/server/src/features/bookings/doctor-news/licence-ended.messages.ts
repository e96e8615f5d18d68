/** To patients with an appointment of a doctor whose licence has ended. */
export const licenceEndedTexts = {
  title: /*i18n*/ {
    id: 'bookings.title.licence-ended',
    message: 'About your appointment',
  },
  patient: /*i18n*/ {
    id: 'bookings.patient.licence-ended',
    message:
      'The licence of {doctor} has ended, and we have not seen a new one. Your appointment on {date} at {time} stands for now: a coordinator asks the doctor. You can cancel it, or call us: {phone}.',
  },
  helper: /*i18n*/ {
    id: 'bookings.helper.licence-ended',
    message:
      '{patient}: the licence of {doctor} has ended, and we have not seen a new one. The appointment on {date} at {time} stands for now: a coordinator asks the doctor. You can cancel it, or call us: {phone}.',
  },
};
