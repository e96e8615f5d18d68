import { type BadgeId, verificationBadges } from '../plans/plans.ts';

/**
 * The states of a badge that somebody wants: `chosen` and not paid; `reviewing` once it is paid;
 * `approved`; `refused`, `lapsed` (nothing was sent, or nobody looked in time) and `withdrawn`, which
 * give the money back; `ended` by a coordinator; `refunded` when a coordinator gave all of its money back.
 */
export const badgeStates = [
  'chosen',
  'reviewing',
  'approved',
  'refused',
  'withdrawn',
  'lapsed',
  'ended',
  'refunded',
] as const;
export type BadgeState = (typeof badgeStates)[number];

/** What a coordinator compares for a badge, and what it says was checked. */
export const badgeChecks = [
  'identity',
  'contact',
  'licence',
  'training',
  'registration',
  'references',
] as const;
export type BadgeCheck = (typeof badgeChecks)[number];

/** The days of a badge. */
export const badgeDays = {
  /** To send papers after the payment, or to answer a question. */
  toSend: 30,
  /** For a coordinator to decide about what was sent. */
  toDecide: 14,
  /** Before its end a badge can be renewed from now on; its owner is told then, and twice more. */
  notices: [30, 7, 1],
} as const;

export const badgeLimits = { organisation: 120, registration: 40 } as const;

/** Families whom a coordinator asks about somebody. */
export const refereesOfBadge = 2;

export const badgePrice = (badge: BadgeId): number =>
  verificationBadges.find(({ id }) => id === badge)?.yearly ?? 0;

/** Whether somebody is a professional, whose licence or training a badge can say. */
const isProfessional = (roles: readonly string[]): boolean =>
  roles.includes('DOCTOR') || roles.includes('CAREGIVER');

/** Whether a badge is of doctors and caregivers, whose own papers must be confirmed, which is free. */
export const isOfProfession = (badge: BadgeId): boolean =>
  badge === 'professional' || badge === 'premium';

/** Whether a badge is for people with these roles. */
export const isBadgeFor = (badge: BadgeId, roles: readonly string[]): boolean => {
  if (badge === 'business') return true;
  return isProfessional(roles) === (badge !== 'individual');
};

/** What is checked for a badge of somebody with these roles. */
export function checksOf(badge: BadgeId, roles: readonly string[]): readonly BadgeCheck[] {
  if (badge === 'individual') return ['identity', 'contact'];
  if (badge === 'business') return ['identity', 'registration'];
  const work = roles.includes('DOCTOR') ? 'licence' : 'training';
  return badge === 'premium' ? ['identity', work, 'references'] : ['identity', work];
}
