/**
 * Why an elder's protection is off, the gravest first: nobody would be asked; nobody of them has
 * agreed; no channel works to anybody who has; whoever agreed lives in another country; the reminders of the check-in do not go out or do not
 * arrive.
 */
export const protectionReasons = [
  'no-contact',
  'nobody-confirmed',
  'no-channel',
  'nobody-near',
  'reminders-failing',
] as const;
export type ProtectionReason = (typeof protectionReasons)[number];

/**
 * How far somebody who would be asked has agreed: `asked` only when a channel took the question,
 * `waiting` while one is tried, `unreached` when none will, `lapsed` when they agreed too long ago.
 */
export const contactStatuses = [
  'agreed',
  'refused',
  'asked',
  'waiting',
  'unreached',
  'lapsed',
  'not-asked',
] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** Why somebody is not reached: they have no address, or no channel took the last message. */
export const unreachedWhys = ['no-address', 'not-delivered'] as const;

/**
 * How long an agreement lasts, in days: within a year people move, change their number or their
 * mind, and a question more often than that is answered without being read.
 */
export const agreementDays = 365;

/** How long before its end the next is asked for, in days: time to answer, so that nothing lapses. */
export const renewalDays = 14;

/** How long a question may be answered by its link, in days. */
export const questionDays = 30;
