import type { AuditKind } from '@hafi/contract/admin/audit.contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditLine } from './audit.queries.ts';

/** What was done, by the action of the log. */
const actionWords: Readonly<Record<string, MessageDescriptor>> = {
  'chart.opened': msg`looked at the health of`,
  'account.contact-restored': msg`put back an e-mail address or number`,
  'account.deleted': msg`deleted the account`,
  'bank.charge-booked': msg`booked a charge of the bank`,
  'bank.charge-reversed': msg`took a charge of the bank out of the books`,
  'bank.confirmed': msg`confirmed money that came by bank`,
  'bank.first-confirmed': msg`confirmed, as the first of two, money that came by bank`,
  'bank.line-aside': msg`put a line of a bank statement aside`,
  'bank.line-back': msg`took back a line of a bank statement that was put aside`,
  'bank.line-matched': msg`said which payment a line of a bank statement is for`,
  'bank.line-unmatched': msg`took a line of a bank statement off a payment`,
  'bank.statement-imported': msg`imported a bank statement`,
  'bank.taken-back': msg`took back a confirmation of money that came by bank`,
  'bank.unlisted-resolved': msg`resolved that no bank statement has money that was sent`,
  'contact.answered': msg`answered a message to support`,
  'contact.done': msg`closed a message to support`,
  'contact.read': msg`read a message to support`,
  'data.downloaded': msg`fetched the own data`,
  'doctor.verified': msg`confirmed`,
  'emergency.escalated': msg`asked the next people in the emergency of`,
  'emergency.noted': msg`wrote a note in the emergency of`,
  'fee.waived': msg`waived the fee of an appointment of`,
  'alert.closed': msg`closed an urgent alert of`,
  'alert.given-back': msg`gave back an urgent alert of`,
  'alert.taken': msg`looks after an urgent alert of`,
  'late-check-in.taken': msg`looks after the missing check-in of`,
  'late-check-in.reached': msg`has reached, after a missing check-in,`,
  'message.report-closed': msg`decided about a reported message`,
  'message.report-read': msg`read a reported message`,
  'message.retried': msg`sent a message again`,
  'payment.asked': msg`asked the provider about a payment`,
  'payment.exported': msg`downloaded payments as a table`,
  'payment.refunded': msg`gave money of a payment back to`,
  'payment.settled-by-hand': msg`settled a payment by hand`,
  'payee-account.asked': msg`asked for the account for payments of`,
  'payee-account.changed': msg`changed the account for payments of`,
  'payout.recorded': msg`recorded a payment to`,
  'payout.reversed': msg`took a recorded payment back of`,
  'person.read': msg`opened the account of`,
  'person.restored': msg`lifted the suspension of`,
  'person.roles': msg`changed the roles of`,
  'person.death-withdrawn': msg`took back the recorded death of`,
  'person.suspended': msg`suspended`,
  'plan.read': msg`looked at the care plans of`,
  'representation.confirmed': msg`confirmed a legal representative`,
  'representation.ended': msg`ended a legal representation`,
  'representation.read': msg`opened a court document`,
  'representation.refused': msg`refused a legal representative`,
  'set-aside.retried': msg`had failing work tried again`,
  'statement.difference-resolved': msg`resolved a difference from a provider`,
  'statement.imported': msg`compared the list of a provider with the books`,
  'unreached.closed': msg`saw to an urgent message that reached nobody`,
  'vetting.asked': msg`asked about the papers of`,
  'vetting.compared': msg`compared the new name of`,
  'vetting.confirmed': msg`confirmed`,
  'vetting.ended': msg`ended the confirmation of`,
  'vetting.passed-on': msg`as the owner of its e-mail address, took over the account of`,
  'vetting.read': msg`opened a paper`,
  'vetting.refused': msg`did not accept the papers of`,
  'vetting.renamed': msg`has another name than was compared`,
  'vetting.restored': msg`has the compared name again`,
};

/** The words for an action; one that this version does not know is shown as it is. */
export const actionWord = (action: string): MessageDescriptor =>
  actionWords[action] ?? { id: action, message: action };

export const kindWords: Readonly<Record<AuditKind, MessageDescriptor>> = {
  charts: msg`Health looked at`,
  people: msg`People`,
  papers: msg`Papers`,
  messages: msg`Messages`,
  work: msg`Work that failed`,
  accounts: msg`Accounts`,
};

/** What gave the right to look. */
export const rightWords: Readonly<Record<NonNullable<AuditLine['by']>, MessageDescriptor>> = {
  circle: msg`of the circle`,
  appointment: msg`by an appointment`,
  link: msg`by a link`,
};
