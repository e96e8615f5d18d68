/** Care plans with their prices in RWF; `originalYearly` is what twelve months would cost. */
export const carePlans = [
  { id: 'essential', monthly: 8_500, yearly: 85_000, originalYearly: 102_000, popular: false },
  { id: 'complete', monthly: 18_000, yearly: 180_000, originalYearly: 216_000, popular: true },
  { id: 'premium', monthly: 32_000, yearly: 320_000, originalYearly: 384_000, popular: false },
] as const;

export type CarePlanId = (typeof carePlans)[number]['id'];
export type BillingCycle = 'monthly' | 'yearly';

/** What a plan's yearly price saves, as the label says it. */
export const yearlySavingPercent = 17;

export const freeTrialDays = 30;

/** Verification badges with their price for a year in RWF. */
export const verificationBadges = [
  { id: 'individual', yearly: 5_000 },
  { id: 'professional', yearly: 15_000 },
  { id: 'business', yearly: 30_000 },
  { id: 'premium', yearly: 50_000 },
] as const;

export type BadgeId = (typeof verificationBadges)[number]['id'];
