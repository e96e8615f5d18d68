/** Texts of the results for readers without JavaScript. */
export const plainTexts = {
  people: /*i18n*/ { id: 'search.plain.people', message: 'People' },
  appointments: /*i18n*/ { id: 'search.plain.appointments', message: 'Appointments' },
  doctors: /*i18n*/ { id: 'search.plain.doctors', message: 'Doctors' },
  nothing: /*i18n*/ {
    id: 'search.plain.nothing',
    message: 'Nothing found. Write it shorter or in another way.',
  },
};
