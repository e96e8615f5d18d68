/** To patients with an appointment of a doctor whose papers are compared with a new name. */
export const doctorRenamedTexts = {
  title: /*i18n*/ {
    id: 'bookings.title.doctor-renamed',
    message: 'About your appointment',
  },
  patient: /*i18n*/ {
    id: 'bookings.patient.doctor-renamed',
    message:
      '{before}, whose papers we have checked, now has the name {doctor}. A coordinator compares the papers again. Your appointment on {date} at {time} stands. You can cancel it, or call us: {phone}.',
  },
  helper: /*i18n*/ {
    id: 'bookings.helper.doctor-renamed',
    message:
      '{patient}: {before}, whose papers we have checked, now has the name {doctor}. A coordinator compares the papers again. The appointment on {date} at {time} stands. You can cancel it, or call us: {phone}.',
  },
};
