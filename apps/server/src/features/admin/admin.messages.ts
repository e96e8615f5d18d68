/** The mail to a doctor who has just been listed. */
export const doctorVerified = {
  subject: /*i18n*/ { id: 'mail.doctor-verified.subject', message: 'You are now listed in Hafi' },
  text: /*i18n*/ {
    id: 'mail.doctor-verified.text',
    message:
      'Dear {name},\n\nA coordinator has checked your papers. You now stand in the directory, and people can book your times.\n\nYour page: {link}\n\nHafi',
  },
};
