/** To payers, about money that goes back; in SMS too, so nothing says what was paid for. */
export const refundTexts = {
  title: /*i18n*/ { id: 'payments.title.refunded', message: 'Your money is back' },
  byPhone: /*i18n*/ {
    id: 'payments.payer.refunded',
    message: 'We have sent {amount} back to your mobile money.',
  },
  asPaid: /*i18n*/ {
    id: 'payments.payer.refunded-as-paid',
    message: 'We have sent {amount} back to you, the way you paid.',
  },
  byHand: /*i18n*/ {
    id: 'payments.payer.refunded-by-hand',
    message: 'We have given {amount} back to you.',
  },
  promisedTitle: /*i18n*/ {
    id: 'payments.title.refund-promised',
    message: 'We give you money back',
  },
  promised: /*i18n*/ {
    id: 'payments.payer.refund-promised',
    message: 'We give you {amount} back: {reason}',
  },
  promisedOutside: /*i18n*/ {
    id: 'payments.payer.refund-promised-outside',
    message: 'We give you {amount} back. It is on its way.',
  },
  lateTitle: /*i18n*/ {
    id: 'payments.title.refund-late',
    message: 'Your money takes longer to come back',
  },
  late: /*i18n*/ {
    id: 'payments.payer.refund-late',
    message:
      'We could not send you {amount} back yet. You do not have to do anything: a coordinator is looking into it.',
  },
  slow: /*i18n*/ {
    id: 'payments.payer.refund-slow',
    message:
      'We sent you {amount} back, and it takes longer than usual to arrive. You do not have to do anything: a coordinator is looking into it.',
  },
};

export const refundActivities = {
  byPhone: /*i18n*/ {
    id: 'payments.activity.refunded',
    message: '{amount} came back to your mobile money',
  },
  asPaid: /*i18n*/ {
    id: 'payments.activity.refunded-as-paid',
    message: '{amount} came back the way you paid',
  },
  byHand: /*i18n*/ {
    id: 'payments.activity.refunded-by-hand',
    message: '{amount} came back to you',
  },
};
