/** Shown by MoMo on the payer's phone, where others may look: no doctor, no health words. */
export const promptText = /*i18n*/ {
  id: 'payments.momo-prompt',
  message: 'Payment to Hafi',
};

/** Behind the bell when a payment came to nothing. */
export const unpaidTitle = /*i18n*/ {
  id: 'payments.title.unpaid',
  message: 'Payment not completed',
};

export const unpaidText = /*i18n*/ {
  id: 'payments.payer.unpaid',
  message: '{amount} for {doctor}, {date}, was not paid. You can try again.',
};
