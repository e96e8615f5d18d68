/** The texts of notices about messages. */
export const messageTexts = {
  waitingTitle: /*i18n*/ { id: 'messages.waiting.title', message: 'Message from {person}' },
  waiting: /*i18n*/ {
    id: 'messages.waiting',
    message: 'You have a message from {person} in Hafi.',
  },
  reportedTitle: /*i18n*/ { id: 'messages.reported.title', message: 'A message was reported' },
  reported: /*i18n*/ {
    id: 'messages.reported',
    message: 'Somebody asks the coordinators to look at a message.',
  },
  warnedTitle: /*i18n*/ {
    id: 'messages.warned.title',
    message: 'A message of yours broke the rules',
  },
  warned: /*i18n*/ {
    id: 'messages.warned',
    message:
      'Coordinators of Hafi have read a message of yours that was reported. It broke the rules. If it happens again, your account can be suspended.',
  },
} as const;
