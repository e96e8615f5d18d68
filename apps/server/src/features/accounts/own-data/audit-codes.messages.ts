import type { MessageDescriptor } from '@hafi/i18n/server-catalogue';

/** What the audit log records, in words. */
export const auditCodeWords: Readonly<Record<string, MessageDescriptor>> = {
  'account.contact-restored': /*i18n*/ {
    id: 'data.code.account.contact-restored',
    message: 'E-mail or phone put back',
  },
  'account.deleted': /*i18n*/ { id: 'data.code.account.deleted', message: 'Account deleted' },
  'account.number-passed': /*i18n*/ {
    id: 'data.code.account.number-passed',
    message: 'Phone number confirmed by another account',
  },
  'bank.charge-booked': /*i18n*/ {
    id: 'data.code.bank.charge-booked',
    message: 'Booked a charge of the bank',
  },
  'bank.charge-reversed': /*i18n*/ {
    id: 'data.code.bank.charge-reversed',
    message: 'Took a charge of the bank out of the books',
  },
  'bank.confirmed': /*i18n*/ {
    id: 'data.code.bank.confirmed',
    message: 'Confirmed money that came by bank',
  },
  'bank.first-confirmed': /*i18n*/ {
    id: 'data.code.bank.first-confirmed',
    message: 'Confirmed as the first of two money that came by bank',
  },
  'bank.line-aside': /*i18n*/ {
    id: 'data.code.bank.line-aside',
    message: 'Put a line of a bank statement aside',
  },
  'bank.line-back': /*i18n*/ {
    id: 'data.code.bank.line-back',
    message: 'Took back a line of a bank statement that was put aside',
  },
  'bank.line-matched': /*i18n*/ {
    id: 'data.code.bank.line-matched',
    message: 'Said which payment a line of a bank statement is for',
  },
  'bank.line-unmatched': /*i18n*/ {
    id: 'data.code.bank.line-unmatched',
    message: 'Took a line of a bank statement off a payment',
  },
  'bank.statement-imported': /*i18n*/ {
    id: 'data.code.bank.statement-imported',
    message: 'Imported a bank statement',
  },
  'bank.taken-back': /*i18n*/ {
    id: 'data.code.bank.taken-back',
    message: 'Took back a confirmation of money that came by bank',
  },
  'bank.unlisted-resolved': /*i18n*/ {
    id: 'data.code.bank.unlisted-resolved',
    message: 'Resolved that no bank statement has money that was sent',
  },
  'contact.answered': /*i18n*/ {
    id: 'data.code.contact.answered',
    message: 'Message to support answered',
  },
  'contact.done': /*i18n*/ { id: 'data.code.contact.done', message: 'Message to support closed' },
  'contact.read': /*i18n*/ { id: 'data.code.contact.read', message: 'Message to support read' },
  'data.downloaded': /*i18n*/ { id: 'data.code.data.downloaded', message: 'Own data fetched' },
  'doctor.verified': /*i18n*/ { id: 'data.code.doctor.verified', message: 'Doctor confirmed' },
  'emergency.escalated': /*i18n*/ {
    id: 'data.code.emergency.escalated',
    message: 'Asked more people in an emergency',
  },
  'emergency.noted': /*i18n*/ {
    id: 'data.code.emergency.noted',
    message: 'Note about an emergency',
  },
  'fee.waived': /*i18n*/ { id: 'data.code.fee.waived', message: 'Fee of an appointment waived' },
  'alert.closed': /*i18n*/ {
    id: 'data.code.alert.closed',
    message: 'Closed an urgent alert about an elder',
  },
  'alert.given-back': /*i18n*/ {
    id: 'data.code.alert.given-back',
    message: 'Gave back an urgent alert about an elder',
  },
  'alert.taken': /*i18n*/ {
    id: 'data.code.alert.taken',
    message: 'Looked after an urgent alert about an elder',
  },
  'late-check-in.taken': /*i18n*/ {
    id: 'data.code.late-check-in.taken',
    message: 'Looked after an elder who did not check in',
  },
  'late-check-in.reached': /*i18n*/ {
    id: 'data.code.late-check-in.reached',
    message: 'Reached an elder who did not check in',
  },
  'message.report-closed': /*i18n*/ {
    id: 'data.code.message.report-closed',
    message: 'Decided about a reported message',
  },
  'message.report-read': /*i18n*/ {
    id: 'data.code.message.report-read',
    message: 'Read a reported message',
  },
  'message.retried': /*i18n*/ { id: 'data.code.message.retried', message: 'Message sent again' },
  'payment.asked': /*i18n*/ {
    id: 'data.code.payment.asked',
    message: 'Asked about a payment that hung',
  },
  'payment.exported': /*i18n*/ {
    id: 'data.code.payment.exported',
    message: 'Payments downloaded as a table',
  },
  'payee-account.asked': /*i18n*/ {
    id: 'data.code.payee-account.asked',
    message: 'Asked for the account for payments',
  },
  'payee-account.changed': /*i18n*/ {
    id: 'data.code.payee-account.changed',
    message: 'The account for payments was changed',
  },
  'payout.recorded': /*i18n*/ {
    id: 'data.code.payout.recorded',
    message: 'Payment to a doctor recorded',
  },
  'payout.reversed': /*i18n*/ {
    id: 'data.code.payout.reversed',
    message: 'Payment to a doctor taken back',
  },
  'payment.refunded': /*i18n*/ {
    id: 'data.code.payment.refunded',
    message: 'Money of a payment given back',
  },
  'payment.settled-by-hand': /*i18n*/ {
    id: 'data.code.payment.settled-by-hand',
    message: 'Payment settled by hand',
  },
  'plan.read': /*i18n*/ {
    id: 'data.code.plan.read',
    message: 'Care plan read by a coordinator',
  },
  'person.read': /*i18n*/ { id: 'data.code.person.read', message: 'Account read by a coordinator' },
  'person.restored': /*i18n*/ {
    id: 'data.code.person.restored',
    message: 'Suspension lifted',
  },
  'person.roles': /*i18n*/ { id: 'data.code.person.roles', message: 'Roles changed' },
  'person.death-withdrawn': /*i18n*/ {
    id: 'data.code.person.death-withdrawn',
    message: 'A death that was recorded by mistake taken back',
  },
  'person.suspended': /*i18n*/ { id: 'data.code.person.suspended', message: 'Account suspended' },
  'representation.confirmed': /*i18n*/ {
    id: 'data.code.representation.confirmed',
    message: 'Legal representative confirmed',
  },
  'representation.ended': /*i18n*/ {
    id: 'data.code.representation.ended',
    message: 'Legal representation ended',
  },
  'representation.read': /*i18n*/ {
    id: 'data.code.representation.read',
    message: 'Court document read',
  },
  'representation.refused': /*i18n*/ {
    id: 'data.code.representation.refused',
    message: 'Legal representation refused',
  },
  'set-aside.retried': /*i18n*/ {
    id: 'data.code.set-aside.retried',
    message: 'Failed work tried again',
  },
  'statement.difference-resolved': /*i18n*/ {
    id: 'data.code.statement.difference-resolved',
    message: 'Difference from a provider resolved',
  },
  'statement.imported': /*i18n*/ {
    id: 'data.code.statement.imported',
    message: 'List of a provider compared with the books',
  },
  'unreached.closed': /*i18n*/ {
    id: 'data.code.unreached.closed',
    message: 'Somebody who was not reached was looked after',
  },
  'vetting.asked': /*i18n*/ {
    id: 'data.code.vetting.asked',
    message: 'Question about papers asked',
  },
  'vetting.compared': /*i18n*/ {
    id: 'data.code.vetting.compared',
    message: 'New name compared with the papers',
  },
  'vetting.renamed': /*i18n*/ {
    id: 'data.code.vetting.renamed',
    message: 'Another name than was compared with the papers',
  },
  'vetting.restored': /*i18n*/ {
    id: 'data.code.vetting.restored',
    message: 'Name put back that was compared with the papers',
  },
  'vetting.confirmed': /*i18n*/ {
    id: 'data.code.vetting.confirmed',
    message: 'Identity and papers confirmed',
  },
  'vetting.ended': /*i18n*/ { id: 'data.code.vetting.ended', message: 'Confirmation ended' },
  'vetting.passed-on': /*i18n*/ {
    id: 'data.code.vetting.passed-on',
    message: 'Confirmation ended: the account passed to the owner of its address',
  },
  'vetting.read': /*i18n*/ { id: 'data.code.vetting.read', message: 'Papers read' },
  'vetting.refused': /*i18n*/ {
    id: 'data.code.vetting.refused',
    message: 'Identity and papers refused',
  },
};
