/** SMS to a named contact without an account, who has no app: `elder` is the name and the number. */
export const toContact = {
  missed: /*i18n*/ {
    id: 'checkins.contact.missed',
    message:
      '{elder} was expected to give a sign at {time} and has not. Please call now, or go there.',
  },
  seen: /*i18n*/ {
    id: 'checkins.contact.seen',
    message:
      '{elder} used Hafi at {seen}, but gave no sign of being well at {time}. Please call now.',
  },
  takenBack: /*i18n*/ {
    id: 'checkins.contact.taken-back',
    message: 'Not all clear: {elder} took the sign back at {time}. Please call now.',
  },
  away: /*i18n*/ {
    id: 'checkins.contact.away',
    message:
      '{elder} gave no sign on {date} at {time}; Hafi was not working then. Please call now, or go there.',
  },
  awayNight: /*i18n*/ {
    id: 'checkins.contact.away-night',
    message:
      '{elder} gave no sign on {date} at {time}; Hafi was not working then. It is night: we have not asked again. Please call now, or go there.',
  },
  call: /*i18n*/ {
    id: 'checkins.contact.call',
    message: '{elder} asks for a call. Please call now, or go there. In danger call 912.',
  },
  clear: /*i18n*/ {
    id: 'checkins.contact.clear',
    message: 'All clear: {elder} was heard from on {date} at {time}. Thank you.',
  },
  reached: /*i18n*/ {
    id: 'checkins.contact.reached',
    message: 'All clear: {elder} was reached at {time}. Thank you.',
  },
  soSo: /*i18n*/ {
    id: 'checkins.contact.so-so',
    message: '{elder} has answered on {date} at {time}. Please call when you can. Thank you.',
  },
};

/** Ends the SMS to a named contact where SMS are taken. */
export const contactReply = /*i18n*/ {
  id: 'checkins.contact.reply',
  message: 'To look after it send YES to {number}.',
};
