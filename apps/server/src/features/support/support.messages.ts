/**
 * The mail with the reference number. It repeats nothing of the message, because the address is
 * unverified.
 */
export const contactReceived = {
  subject: /*i18n*/ {
    id: 'mail.contact-received.subject',
    message: 'Your message to Hafi ({reference})',
  },
  text: /*i18n*/ {
    id: 'mail.contact-received.text',
    message:
      'We have received your message. Your reference number is {reference}.\n\nWe answer within {hours} hours on working days.\n\nIf somebody is in danger, do not wait for us: call 912, or 112.\n\nIf you did not write to us, you need not do anything.\n\nHafi',
  },
};

/** The mail to the support address. */
export const contactForSupport = {
  subject: /*i18n*/ { id: 'mail.contact-support.subject', message: 'Hafi inbox: {reference}' },
  urgent: /*i18n*/ {
    id: 'mail.contact-support.urgent',
    message: 'URGENT, Hafi inbox: {reference}',
  },
  text: /*i18n*/ {
    id: 'mail.contact-support.text',
    message:
      'Name: {name}\nEmail: {email}\nPhone: {phone}\nUrgency: {urgency}\nSubject: {subject}\n\n{text}\n\nAnswer in the inbox: {link}',
  },
};

/** The mail with an answer, quoting the earlier messages. */
export const contactAnswered = {
  subject: /*i18n*/ {
    id: 'mail.contact-answered.subject',
    message: 'Re: Your message to Hafi ({reference})',
  },
  text: /*i18n*/ {
    id: 'mail.contact-answered.text',
    message: '{answer}\n\n{author}, Hafi\nReference number: {reference}\n\n{earlier}',
  },
  earlier: /*i18n*/ { id: 'mail.contact-answered.earlier', message: '{author} wrote on {date}:' },
};

/** Notifications. */
export const contactNotices = {
  arrivedTitle: /*i18n*/ {
    id: 'notice.contact-arrived.title',
    message: 'New message in the inbox',
  },
  urgentTitle: /*i18n*/ {
    id: 'notice.contact-urgent.title',
    message: 'Urgent message in the inbox',
  },
  arrived: /*i18n*/ { id: 'notice.contact-arrived.text', message: '{name} wrote: {reference}.' },
  arrivedAbout: /*i18n*/ {
    id: 'notice.contact-arrived.about',
    message: '{name} wrote: {subject}',
  },
  answeredTitle: /*i18n*/ {
    id: 'notice.contact-answered.title',
    message: 'We have answered you',
  },
  answered: /*i18n*/ {
    id: 'notice.contact-answered.text',
    message: 'The answer to {reference} is in your e-mail.',
  },
};
