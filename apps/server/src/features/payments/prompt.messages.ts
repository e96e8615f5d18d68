/**
 * The text that the provider shows on the payer's phone, where others may see it: no doctor, nothing about
 * health.
 */
export const promptText = /*i18n*/ {
  id: 'payments.prompt',
  message: 'Payment to Hafi',
};

/** To the payer, when the provider did not answer until the payment expired. */
export const silentTexts = {
  title: /*i18n*/ {
    id: 'payments.title.silent',
    message: 'We do not know yet whether you paid',
  },
  text: /*i18n*/ {
    id: 'payments.payer.silent',
    message:
      'The payment service does not answer us, so we do not know yet whether your {amount} were paid. You do not lose it. Do not approve the old request any more: you can pay in another way, and what is paid twice comes back to you.',
  },
};

/** Title of the notification when a payment fails. */
export const unpaidTitle = /*i18n*/ {
  id: 'payments.title.unpaid',
  message: 'Payment not completed',
};
