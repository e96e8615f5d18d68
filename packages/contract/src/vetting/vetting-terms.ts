import { addDays, dayInKigali, daysBetween, instantAt } from '@hafi/base/kigali-time';

/** The roles whose people a coordinator checks before they are let near elders. */
export const vettedRoles = ['DOCTOR', 'CAREGIVER', 'VOLUNTEER'] as const;
export type VettedRole = (typeof vettedRoles)[number];

/** The role in which somebody is checked; null for people whom nobody checks. */
export const vettedRoleOf = (roles: readonly string[]): VettedRole | null =>
  vettedRoles.find((role) => roles.includes(role)) ?? null;

/** What a paper shows: who somebody is, that a council licensed them, what they have learned. */
export const paperKinds = ['identity', 'licence', 'certificate', 'registration', 'other'] as const;
export type PaperKind = (typeof paperKinds)[number];

/**
 * The states of a vetting: `open` while the person gathers papers; `waiting` for a coordinator;
 * `asked` waits for the person's answer; `confirmed`; `refused`; `ended` after it was confirmed;
 * `expired` when the licence that was checked has ended.
 */
export const vettingStates = [
  'open',
  'waiting',
  'asked',
  'confirmed',
  'refused',
  'ended',
  'expired',
] as const;
export type VettingState = (typeof vettingStates)[number];

/** What happened in a vetting, as its person and the coordinators read it. */
export const vettingActs = [
  'sent',
  'asked',
  'answered',
  'confirmed',
  'refused',
  'ended',
  'reopened',
  'expired',
  'renamed',
  'restored',
] as const;
export type VettingAct = (typeof vettingActs)[number];

/**
 * How the comparison of a new name stands, of somebody who was confirmed under another: it waits for a
 * coordinator, or for the person's answer.
 */
export const nameChecks = ['waiting', 'asked'] as const;
export type NameCheck = (typeof nameChecks)[number];

/**
 * What a person must give before it can be sent: a confirmed e-mail address or phone number, the
 * district and sector, the doctor's profile, papers. A certificate of care work is welcome and not
 * required, because many who care for elders in Rwanda never had a course.
 */
export const vettingNeeds = ['contact', 'place', 'profile', 'identity', 'licence'] as const;
export type VettingNeed = (typeof vettingNeeds)[number];

export const needsOf: Readonly<Record<VettedRole, readonly VettingNeed[]>> = {
  DOCTOR: ['contact', 'profile', 'identity', 'licence'],
  CAREGIVER: ['contact', 'identity'],
  VOLUNTEER: ['contact', 'place', 'identity'],
};

export const vettingLimits = {
  /** Most papers at a time. */
  papers: 10,
  /** Longest reason, question and answer, in characters. */
  text: 500,
  licenceNumber: 40,
  /** Days after which the papers of somebody who is not checked, and sends nothing, are deleted. */
  papersDays: 90,
} as const;

/** How many days before a licence ends its owner is notified; from the first on a new one can be sent. */
export const licenceNotices = [30, 7, 1] as const;

/** When a licence that is valid up to and including this day no longer is. */
export const licenceEnds = (until: string): Date => instantAt(addDays(until, 1), '00:00');

/**
 * Whether somebody who is confirmed may send a new licence: the old one ends soon, or nobody knows
 * when.
 */
export const mayRenewLicence = (checkedUntil: string | null, now: Date): boolean =>
  checkedUntil === null || daysBetween(dayInKigali(now), checkedUntil) <= licenceNotices[0];
