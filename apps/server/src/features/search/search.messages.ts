/** Texts of the results for readers without JavaScript. */
export const plainTexts = {
  appointments: /*i18n*/ { id: 'search.plain.appointments', message: 'Appointments' },
  doctors: /*i18n*/ { id: 'search.plain.doctors', message: 'Doctors' },
  nothing: /*i18n*/ {
    id: 'search.plain.nothing',
    message: 'Nothing found. Write it shorter or in another way.',
  },
};
