/** Titles appear on locked screens and in mail subjects: no names, nothing about health. */
export const protectionTitles = {
  question: /*i18n*/ { id: 'emergency.title.question', message: 'Can you be reached?' },
  test: /*i18n*/ { id: 'emergency.title.protection-test', message: 'You can be called' },
  answer: /*i18n*/ { id: 'emergency.title.question-answered', message: 'An answer for you' },
  off: /*i18n*/ { id: 'emergency.title.protection-off', message: 'Protection is off' },
  on: /*i18n*/ { id: 'emergency.title.protection-on', message: 'Protection is on again' },
};

/** The question, in the app and in mail; the link to answer it stands below. */
export const questionText = /*i18n*/ {
  id: 'emergency.question',
  message: '{elder} would call you in an emergency. Can you be reached on this phone?',
};

/** To a member who has agreed unasked: it shows whether messages arrive. */
export const testText = /*i18n*/ {
  id: 'emergency.protection-test',
  message:
    '{elder} would call you in an emergency, as you agreed. This is a test: messages reach you here.',
};

/** In an SMS; the link to answer it follows. */
export const questionSms = /*i18n*/ {
  id: 'emergency.question.sms',
  message:
    '{elder} would call you in an emergency. Can you be reached on this number? Please answer:',
};

/** The same, where SMS can be answered: a phone with keys opens no link. */
export const questionSmsReply = /*i18n*/ {
  id: 'emergency.question.sms-reply',
  message:
    '{elder} would call you in an emergency. Can you be reached on this number? Send YES or NO to {number}, or answer here:',
};

/** Follows the question in the SMS to somebody with an account. */
export const questionReply = /*i18n*/ {
  id: 'emergency.question.reply',
  message: 'Send YES or NO to {number}, or answer here:',
};

/** To the elder, and to who decides for them. */
export const agreedTexts = {
  elder: /*i18n*/ {
    id: 'emergency.agreed.elder',
    message: '{name} has agreed: you can call them in an emergency.',
  },
  circle: /*i18n*/ {
    id: 'emergency.agreed.circle',
    message: '{name} has agreed: {elder} can call them in an emergency.',
  },
};

export const refusedTexts = {
  elder: /*i18n*/ {
    id: 'emergency.refused.elder',
    message: '{name} said no: they cannot be called in an emergency. Please name somebody else.',
  },
  circle: /*i18n*/ {
    id: 'emergency.refused.circle',
    message: '{name} said no: {elder} cannot call them in an emergency. Please name somebody else.',
  },
};

/** Why protection is off, to the elder. */
export const offTexts = {
  'no-contact': /*i18n*/ {
    id: 'emergency.off.no-contact',
    message: 'Your protection is off: nobody is named to be called. Please name somebody.',
  },
  'nobody-confirmed': /*i18n*/ {
    id: 'emergency.off.nobody-confirmed',
    message: 'Your protection is off: nobody has agreed to be called. Please ask somebody.',
  },
  'no-channel': /*i18n*/ {
    id: 'emergency.off.no-channel',
    message:
      'Your protection is off: messages do not reach those who agreed. Please check their numbers.',
  },
  'nobody-near': /*i18n*/ {
    id: 'emergency.off.nobody-near',
    message:
      'Your protection is off: whoever agreed lives abroad. Please ask somebody who can come.',
  },
  'reminders-failing': /*i18n*/ {
    id: 'emergency.off.reminders-failing',
    message:
      'Your protection is off: your check-in reminders do not arrive. Please check your number.',
  },
};

/** The same to the members who are notified of alerts. */
export const offForCircle = {
  'no-contact': /*i18n*/ {
    id: 'emergency.off-circle.no-contact',
    message: 'The protection of {elder} is off: nobody is named to be called.',
  },
  'nobody-confirmed': /*i18n*/ {
    id: 'emergency.off-circle.nobody-confirmed',
    message: 'The protection of {elder} is off: nobody has agreed to be called.',
  },
  'no-channel': /*i18n*/ {
    id: 'emergency.off-circle.no-channel',
    message: 'The protection of {elder} is off: messages do not reach those who agreed.',
  },
  'nobody-near': /*i18n*/ {
    id: 'emergency.off-circle.nobody-near',
    message:
      'The protection of {elder} is off: whoever agreed lives abroad. Please ask somebody near.',
  },
  'reminders-failing': /*i18n*/ {
    id: 'emergency.off-circle.reminders-failing',
    message: 'The protection of {elder} is off: check-in reminders do not reach them.',
  },
};

/** To the coordinators, when many end at once. */
export const offForDesk = /*i18n*/ {
  id: 'emergency.off-desk.many',
  message:
    'The protection of several elders is off since just now. Please see first whether SMS and mail go out.',
};

export const onTexts = {
  elder: /*i18n*/ {
    id: 'emergency.on.elder',
    message: 'Your protection is on again.',
  },
  circle: /*i18n*/ {
    id: 'emergency.on.circle',
    message: 'The protection of {elder} is on again.',
  },
};
