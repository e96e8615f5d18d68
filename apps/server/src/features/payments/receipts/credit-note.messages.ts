/** The words of a credit note. */
export const creditNoteTexts = {
  title: /*i18n*/ { id: 'payments.credit-note.title', message: 'Credit note' },
  payer: /*i18n*/ { id: 'payments.credit-note.payer', message: 'Given back to' },
  receipt: /*i18n*/ { id: 'payments.credit-note.receipt', message: 'Of the receipt' },
  paid: /*i18n*/ { id: 'payments.credit-note.paid', message: 'Was paid' },
  given: /*i18n*/ { id: 'payments.credit-note.given', message: 'Given back' },
};
