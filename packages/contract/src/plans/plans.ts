import { type Claim, isOffered } from '../support/claims/claims.ts';

/** Care plans with their prices in RWF; `originalYearly` is the price of twelve months. */
export const carePlans = [
  { id: 'essential', monthly: 8_500, yearly: 85_000, originalYearly: 102_000, popular: false },
  { id: 'complete', monthly: 18_000, yearly: 180_000, originalYearly: 216_000, popular: true },
  { id: 'premium', monthly: 32_000, yearly: 320_000, originalYearly: 384_000, popular: false },
] as const;

export type CarePlanId = (typeof carePlans)[number]['id'];
export const carePlanIds = ['essential', 'complete', 'premium'] as const satisfies CarePlanId[];
export const billingCycles = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof billingCycles)[number];

/** What each plan adds to the previous one, most wanted first. */
export const planFeatures = {
  essential: [
    'check-ins',
    'doses',
    'emergency',
    'appointments',
    'messages',
    'circle',
    'calendar',
    'volunteers',
    'community',
  ],
  complete: [
    'video-doctors',
    'records',
    'readings',
    'family-calls',
    'album',
    'care-tasks',
    'clinic-summary',
  ],
  premium: ['caregiver', 'coordinator', 'visit-notes', 'devices'],
} as const satisfies Record<CarePlanId, readonly string[]>;

export type PlanFeatureId = (typeof planFeatures)[CarePlanId][number];

/** All features of a plan: first its own, then those of the smaller plans. */
export function featuresOf(plan: CarePlanId): readonly PlanFeatureId[] {
  const rank = carePlans.findIndex(({ id }) => id === plan);
  return carePlans
    .slice(0, rank + 1)
    .reverse()
    .flatMap(({ id }) => [...planFeatures[id]]);
}

/** The claim that each feature makes. */
export const featureClaims: Record<PlanFeatureId, Claim> = {
  'check-ins': 'check-ins',
  doses: 'medication',
  emergency: 'emergency',
  appointments: 'appointments',
  messages: 'messages',
  circle: 'circle',
  volunteers: 'volunteers',
  community: 'groups',
  'video-doctors': 'video-appointments',
  records: 'records',
  readings: 'urgent-readings',
  'family-calls': 'video-calls',
  calendar: 'appointments-calendar',
  album: 'album',
  'care-tasks': 'care-tasks',
  'clinic-summary': 'clinic-summary',
  caregiver: 'caregiver-each-week',
  coordinator: 'own-coordinator',
  'visit-notes': 'visit-notes',
  devices: 'devices',
};

/** Whether a feature of a plan works today. */
export const isFeatureOffered = (feature: PlanFeatureId): boolean =>
  isOffered(featureClaims[feature]);

/** What yearly payment saves against twelve monthly payments, in RWF. */
export const yearlySaving = ({ originalYearly, yearly }: (typeof carePlans)[number]): number =>
  originalYearly - yearly;

/** The saving of a yearly payment in percent, as the label states it. */
export const yearlySavingPercent = 17;

export const freeTrialDays = 30;

/** How many days before a period ends its payers are notified, the earlier first. */
export const noticeDays = { week: 7, day: 1 } as const;

/** How many days a plan goes on that was not paid when its period ended. */
export const graceDays = 7;

/** The longest pause, in months. */
export const longestPauseMonths = 3;

/** How many of a plan's features the checkout summary shows. */
export const summaryFeatures = 6;

/** Verification badges with their yearly price in RWF. */
export const verificationBadges = [
  { id: 'individual', yearly: 5_000 },
  { id: 'professional', yearly: 15_000 },
  { id: 'business', yearly: 30_000 },
  { id: 'premium', yearly: 50_000 },
] as const;

export type BadgeId = (typeof verificationBadges)[number]['id'];
