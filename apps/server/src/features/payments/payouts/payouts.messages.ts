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
