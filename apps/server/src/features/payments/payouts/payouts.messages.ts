/** To doctors, about what Hafi pays them. */
export const payoutTexts = {
  title: /*i18n*/ { id: 'payments.title.paid-out', message: 'Hafi has paid you' },
  paid: /*i18n*/ {
    id: 'payments.doctor.paid-out',
    message: '{amount} for your appointments was sent to you on {date}. Reference: {reference}.',
  },
  outside: /*i18n*/ {
    id: 'payments.doctor.paid-out-outside',
    message: '{amount} was sent to you on {date}.',
  },
  accountTitle: /*i18n*/ {
    id: 'payments.title.payee-account',
    message: 'Where Hafi pays you was changed',
  },
  account: /*i18n*/ {
    id: 'payments.doctor.payee-account',
    message:
      'What Hafi owes you goes to another account from now on. If it was not you, change your password at once and write to Hafi.',
  },
  requestTitle: /*i18n*/ {
    id: 'payments.title.payee-request',
    message: 'Where should Hafi pay you?',
  },
  asked: /*i18n*/ {
    id: 'payments.doctor.payee-request',
    message: 'Hafi does not know yet where to send what it owes you. Please write it down in Hafi.',
  },
  reversedTitle: /*i18n*/ {
    id: 'payments.title.payout-reversed',
    message: 'A payment to you was recorded by mistake',
  },
  reversed: /*i18n*/ {
    id: 'payments.doctor.payout-reversed',
    message: '{amount} of {date} is still owed to you: {reason}',
  },
  reversedOutside: /*i18n*/ {
    id: 'payments.doctor.payout-reversed-outside',
    message: '{amount} of {date} is still owed to you.',
  },
};
