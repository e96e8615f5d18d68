/** To coordinators, about providers' lists that differ from our books, or are missing. */
export const reconciliationTexts = {
  title: /*i18n*/ {
    id: 'payments.title.statement-differs',
    message: 'A provider and our books differ',
  },
  differs: /*i18n*/ {
    id: 'payments.coordinators.statement-differs',
    message: 'Of {date}, {count} payments or refunds differ between a provider and our books.',
  },
  missingTitle: /*i18n*/ {
    id: 'payments.title.statement-missing',
    message: 'A provider’s list is missing',
  },
  missing: /*i18n*/ {
    id: 'payments.coordinators.statement-missing',
    message:
      'Days on which our money moved and nobody compared the provider’s list with our books: {count}, the last on {date}. Please import the lists.',
  },
};
