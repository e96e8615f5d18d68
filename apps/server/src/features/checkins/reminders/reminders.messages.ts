/** To the elder, before and after the hour. */
export const toElder = {
  soon: /*i18n*/ {
    id: 'checkins.elder.soon',
    message: 'By {time} your people wait to hear from you. One tap says that you are well.',
  },
  now: /*i18n*/ {
    id: 'checkins.elder.now',
    message: 'It is {time}. Are you well? One tap says it to your people.',
  },
  late: /*i18n*/ {
    id: 'checkins.elder.late',
    message:
      'Your people have not heard from you yet. Please say now that you are well; otherwise they are told soon.',
  },
  away: /*i18n*/ {
    id: 'checkins.elder.away',
    message:
      'Hafi was not working for a while, and your people have not heard from you. Please say now that you are well, so that nobody worries.',
  },
};

/** What mail and SMS say to the elder instead. */
export const outsideElder = {
  soon: /*i18n*/ {
    id: 'checkins.outside.soon',
    message: 'By {time} your people wait to hear from you. Please open Hafi.',
  },
  now: /*i18n*/ {
    id: 'checkins.outside.now',
    message: 'It is {time}. Your people wait to hear from you. Please open Hafi.',
  },
  late: /*i18n*/ {
    id: 'checkins.outside.late',
    message: 'Your people have not heard from you yet. Please open Hafi now.',
  },
};

/** SMS to elders who can answer by SMS: with one figure. */
export const answerBySms = {
  soon: /*i18n*/ {
    id: 'checkins.answer.soon',
    message: 'By {time} your people wait to hear from you. If all is well, send 1 to {number}.',
  },
  now: /*i18n*/ {
    id: 'checkins.answer.now',
    message: 'It is {time}. If all is well, send 1 to {number}. If you need help, send 2.',
  },
  late: /*i18n*/ {
    id: 'checkins.answer.late',
    message:
      'Your people have not heard from you yet. If all is well, send 1 to {number} now. If you need help, send 2.',
  },
};

/** SMS to elders with nothing but a phone for calls, where no SMS are taken. */
export const phoneOnly = {
  soon: /*i18n*/ {
    id: 'checkins.phone.soon',
    message: 'By {time} your people wait to hear from you. Please call them.',
  },
  now: /*i18n*/ {
    id: 'checkins.phone.now',
    message: 'It is {time}. Your people wait to hear from you. Please call them.',
  },
  late: /*i18n*/ {
    id: 'checkins.phone.late',
    message: 'Your people have not heard from you yet. Please call them now.',
  },
};
