/** The words of a payment request. */
export const requestTexts = {
  title: /*i18n*/ { id: 'payments.request.title', message: 'Payment request' },
  notice: /*i18n*/ {
    id: 'payments.request.notice',
    message: 'This is not a receipt: nothing is paid yet.',
  },
  written: /*i18n*/ { id: 'payments.request.written', message: 'Written on' },
  payer: /*i18n*/ { id: 'payments.request.payer', message: 'Asked of' },
  reference: /*i18n*/ { id: 'payments.request.reference', message: 'Reference' },
  payBy: /*i18n*/ { id: 'payments.request.pay-by', message: 'To be paid by' },
  now: /*i18n*/ { id: 'payments.request.now', message: 'now' },
  total: /*i18n*/ { id: 'payments.request.total', message: 'To be paid' },
  account: /*i18n*/ { id: 'payments.request.account', message: 'Bank account' },
  closing: /*i18n*/ {
    id: 'payments.request.closing',
    message: 'It is paid in Hafi, at {link}. A receipt follows once the money has come.',
  },
};
