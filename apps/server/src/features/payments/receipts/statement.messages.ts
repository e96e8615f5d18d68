/** The words of a person's monthly statement. */
export const statementTexts = {
  readyTitle: /*i18n*/ {
    id: 'payments.title.statement-ready',
    message: 'Your payments of a month',
  },
  ready: /*i18n*/ {
    id: 'payments.payer.statement-ready',
    message: 'What you paid and got back in {month} is ready to read.',
  },
  title: /*i18n*/ { id: 'payments.statement.title', message: 'Payments of {month}' },
  name: /*i18n*/ { id: 'payments.statement.name', message: 'Name' },
  written: /*i18n*/ { id: 'payments.statement.written', message: 'As of' },
  given: /*i18n*/ {
    id: 'payments.statement.given',
    message: '{date}, credit note {number}: given back',
  },
  balance: /*i18n*/ { id: 'payments.statement.balance', message: 'Paid, less what was given back' },
  paid: /*i18n*/ { id: 'payments.statement.paid', message: 'Paid' },
  back: /*i18n*/ { id: 'payments.statement.back', message: 'Given back' },
  onItsWay: /*i18n*/ { id: 'payments.statement.on-its-way', message: 'Still on its way back' },
  closing: /*i18n*/ {
    id: 'payments.statement.closing',
    message: 'Each payment has a receipt of its own. Days are those of Kigali.',
  },
};
