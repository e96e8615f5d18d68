import { freeTrialDays } from '../plans/plans.ts';

/** The network's public claims about itself, in one place so that all pages agree. */
export const claims = {
  activeElders: 4_200,
  familyMembers: 18_500,
  healthcarePartners: 850,
  verifiedVolunteers: 1_200,
  districts: 30,
  /** Out of `ratingMost`. */
  rating: 4.9,
  ratingMost: 5,
  /** The longest wait for an answer, in minutes. */
  responseMinutes: 15,
  /** Hours per day and days per week in which somebody answers. */
  supportHours: 24,
  supportDays: 7,
  freeTrialDays,
} as const;

/** How to reach support. The addresses are examples until the operator sets real ones. */
export const supportContact = {
  email: 'help@hafi.test',
  phone: '+250788000000',
} as const;
