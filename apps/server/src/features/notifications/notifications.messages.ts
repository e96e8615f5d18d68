export const subjectTemplate = /*i18n*/ {
  id: 'notifications.mail-subject',
  message: 'Hafi: {title}',
};

export const mailTemplate = /*i18n*/ {
  id: 'notifications.mail',
  message: 'Hello {name},\n\n{text}\n\nOpen Hafi: {link}\n\nHafi',
};

export const smsTemplate = /*i18n*/ { id: 'notifications.sms', message: 'Hafi: {text}' };
