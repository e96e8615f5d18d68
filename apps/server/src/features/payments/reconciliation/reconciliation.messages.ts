/** To coordinators, about a provider's list that differs from our books. */
export const reconciliationTexts = {
  title: /*i18n*/ {
    id: 'payments.title.statement-differs',
    message: 'A provider and our books differ',
  },
  differs: /*i18n*/ {
    id: 'payments.coordinators.statement-differs',
    message: 'Of {date}, {count} payments or refunds differ between a provider and our books.',
  },
};
