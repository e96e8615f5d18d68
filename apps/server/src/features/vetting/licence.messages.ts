/** About the end of a licence. */
export const licenceTexts = {
  endsTitle: /*i18n*/ { id: 'vetting.title.licence-ends', message: 'Your licence ends soon' },
  ends: /*i18n*/ {
    id: 'vetting.licence-ends',
    message:
      'Your licence is valid until {date}. Please send the new one before: after that day you are not shown as checked.',
  },
  endedTitle: /*i18n*/ { id: 'vetting.title.licence-ended', message: 'Your licence has ended' },
  ended: /*i18n*/ {
    id: 'vetting.licence-ended',
    message:
      'By our records your licence has ended, so you are not shown as checked any more. Please send the new one.',
  },
  endedDoctor: /*i18n*/ {
    id: 'vetting.licence-ended-doctor',
    message:
      'By our records your licence has ended, so nobody can book you. Your patients with an appointment are told. Please send the new one.',
  },
  coordinatorsTitle: /*i18n*/ {
    id: 'vetting.title.licence-of-somebody-ended',
    message: 'A licence has ended',
  },
  coordinators: /*i18n*/ {
    id: 'vetting.licence-of-somebody-ended',
    message:
      'The licence of {name} has ended. Please call: if no new one comes, end the confirmation, which cancels the appointments.',
  },
};
