export const subjectTemplate = /*i18n*/ {
  id: 'notifications.mail-subject',
  message: 'Hafi: {title}',
};

export const mailTemplate = /*i18n*/ {
  id: 'notifications.mail',
  message: 'Hello {name},\n\n{text}\n\nOpen Hafi: {link}\n\nHafi',
};

/** A notice on the next channel: its title only, because others may read it. */
export const nextTemplate = /*i18n*/ {
  id: 'notifications.next-channel',
  message: '{title}. Please open Hafi.',
};

/** To the coordinators, when an urgent notice reached nobody: who it was for stands on their page. */
export const unreachedTexts = {
  title: /*i18n*/ {
    id: 'notifications.title.unreached',
    message: 'An urgent message reached nobody',
  },
  text: /*i18n*/ {
    id: 'notifications.unreached',
    message: 'An urgent message could not be delivered to anybody. Please see whom to call.',
  },
};

export const smsTemplate = /*i18n*/ { id: 'notifications.sms', message: 'Hafi: {text}' };
