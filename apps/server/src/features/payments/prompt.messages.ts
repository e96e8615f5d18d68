/**
 * The text that the provider shows on the payer's phone, where others may see it: no doctor, nothing about
 * health.
 */
export const promptText = /*i18n*/ {
  id: 'payments.prompt',
  message: 'Payment to Hafi',
};

/** Title of the notification when a payment fails. */
export const unpaidTitle = /*i18n*/ {
  id: 'payments.title.unpaid',
  message: 'Payment not completed',
};
