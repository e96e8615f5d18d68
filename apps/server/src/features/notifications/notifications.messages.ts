export const subjectTemplate = /*i18n*/ {
  id: 'notifications.mail-subject',
  message: 'Hafi: {title}',
};

export const mailTemplate = /*i18n*/ {
  id: 'notifications.mail',
  message: 'Hello {name},\n\n{text}\n\nOpen Hafi: {link}\n\nHafi',
};

/** In mail to an address that nobody has proved, where it may be a stranger's: whom it is about stands in Hafi. */
export const unprovedMail = /*i18n*/ {
  id: 'notifications.unproved-mail',
  message:
    'There is news for you in Hafi. It names somebody, and you have not confirmed yet that this e-mail address is yours: open Hafi to read it, and confirm the address in the profile.',
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
