/** What waited for a reader and is told together: only how many there are, and their titles. */
export const digestTexts = {
  title: /*i18n*/ {
    id: 'notifications.digest.title',
    message: '{count} notices are waiting',
  },
  mail: /*i18n*/ {
    id: 'notifications.digest.mail',
    message: '{count} notices are waiting for you in Hafi:\n\n{titles}',
  },
  sms: /*i18n*/ {
    id: 'notifications.digest.sms',
    message: '{count} notices are waiting for you. {link}',
  },
  /** After the words of others, to who has neither e-mail nor a device. */
  more: /*i18n*/ {
    id: 'notifications.digest.more',
    message: 'Notices that wait in Hafi besides: {count}.',
  },
};
