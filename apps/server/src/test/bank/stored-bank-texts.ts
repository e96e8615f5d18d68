/** Texts of payments by bank that stored notifications refer to; see `stored-texts.ts`. */
export const bankTexts: Readonly<Record<string, string>> = {
  'payments.bank.different': 'amount came',
  'payments.bank.different-title': '',
  'payments.bank.expired': 'amount',
  'payments.bank.not-needed': 'amount back',
  'payments.bank.remind': 'amount date reference',
  'payments.bank.remind-title': '',
};
