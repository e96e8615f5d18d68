import { freeTrialDays } from '../plans/plans.ts';

/** What the network says of itself in public. One home, so that no page says it differently. */
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
  /** Hours of the day and days of the week on which somebody answers. */
  supportHours: 24,
  supportDays: 7,
  freeTrialDays,
} as const;

/** How to reach us. The addresses are examples until the operator sets real ones. */
export const supportContact = {
  email: 'help@hafi.test',
  phone: '+250788000000',
} as const;
