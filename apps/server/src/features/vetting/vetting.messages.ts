/** The notice to coordinators. */
export const waitingNotice = {
  title: /*i18n*/ { id: 'vetting.title.waiting', message: 'Somebody waits to be checked' },
  text: /*i18n*/ {
    id: 'vetting.waiting',
    message: '{name} has sent papers, or an answer, for a coordinator to look at.',
  },
};

/** The notice to coordinators of an account that is another person's now. */
export const ownerNotice = {
  title: /*i18n*/ { id: 'vetting.title.other-owner', message: 'An account has another owner' },
  text: /*i18n*/ {
    id: 'vetting.other-owner',
    message:
      'The account of {name} now belongs to the owner of its e-mail address. Their confirmation has ended, their papers are deleted, and what they had promised is cancelled. If you know their number, please call.',
  },
};

/** Titles of the notices to the person. A push shows nothing else. */
export const titles = {
  asked: /*i18n*/ { id: 'vetting.title.asked', message: 'A question about your papers' },
  confirmed: /*i18n*/ { id: 'vetting.title.confirmed', message: 'Your papers were checked' },
  refused: /*i18n*/ { id: 'vetting.title.refused', message: 'Your papers were not accepted' },
  ended: /*i18n*/ { id: 'vetting.title.ended', message: 'Your confirmation has ended' },
};

/** Inside Hafi, with the coordinator's words. */
export const decisionTexts = {
  asked: /*i18n*/ {
    id: 'vetting.asked',
    message: 'A coordinator asks: “{words}” Please answer on the page of your papers.',
  },
  refused: /*i18n*/ {
    id: 'vetting.refused',
    message: 'The reason: “{words}” You can mend it and send your papers again.',
  },
  ended: /*i18n*/ {
    id: 'vetting.ended',
    message: 'The reason: “{words}” What you had promised is cancelled, and people are told.',
  },
  endedWith: /*i18n*/ {
    id: 'vetting.ended.with',
    message:
      'The reason: “{words}” Cancelled with it, and everybody concerned is told why: appointments: {appointments}, home visits: {careVisits}, promised help: {help}. What was paid goes back.',
  },
  refusedWith: /*i18n*/ {
    id: 'vetting.refused.with',
    message:
      'The reason: “{words}” Cancelled with it, and everybody concerned is told why: appointments: {appointments}, home visits: {careVisits}, promised help: {help}. You can mend it and send your papers again.',
  },
};

/** In mail and SMS, which others may read. */
export const outside = {
  asked: /*i18n*/ {
    id: 'vetting.outside.asked',
    message: 'A coordinator has a question for you. Please answer it in Hafi.',
  },
  refused: /*i18n*/ {
    id: 'vetting.outside.refused',
    message: 'Something must be mended before you can be confirmed. The reason stands in Hafi.',
  },
  ended: /*i18n*/ {
    id: 'vetting.outside.ended',
    message: 'Your confirmation has ended. The reason stands in Hafi.',
  },
};

/** What a confirmation opens, by role. */
export const confirmedTexts = {
  DOCTOR: /*i18n*/ {
    id: 'vetting.confirmed.doctor',
    message:
      'A coordinator has checked your papers. You stand in the directory now, and people can book your times.',
  },
  CAREGIVER: /*i18n*/ {
    id: 'vetting.confirmed.caregiver',
    message:
      'A coordinator has checked your papers. The families whose circle you are in see it beside your name.',
  },
  VOLUNTEER: /*i18n*/ {
    id: 'vetting.confirmed.volunteer',
    message: 'A coordinator has checked who you are. You can help elders near you now.',
  },
};
