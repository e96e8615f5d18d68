import { planRank } from './plan-periods.ts';
import type { CarePlanId, PlanFeatureId } from './plans.ts';

/**
 * The smallest plan that opens each convenience. Whatever is not named here is free for everybody:
 * emergencies, check-ins, doses, readings and their alerts, records, documents, notes, the clinic
 * summary, exports, conversations, calls of two, appointments.
 */
export const openedBy = {
  /** A calendar address of one's own. */
  calendar: 'essential',
  /** Calls of a whole circle. */
  'family-calls': 'complete',
} as const satisfies Partial<Record<PlanFeatureId, CarePlanId>>;

export type PlanGate = keyof typeof openedBy;

export const planGates = Object.keys(openedBy) as PlanGate[];

/**
 * Whether a plan can be had: it opens something that no smaller one does. What Premium Care adds, a
 * caregiver each week and a coordinator of one's own, does not exist yet.
 */
export const isSold = (plan: CarePlanId): boolean =>
  Object.values<CarePlanId>(openedBy).includes(plan);

/** Whether a feature of the plans is opened by one, and not free for everybody. */
export const isGated = (feature: PlanFeatureId): feature is PlanGate => feature in openedBy;

/** Whether a plan opens a convenience. */
export const opens = (plan: CarePlanId | null, gate: PlanGate): boolean =>
  plan !== null && planRank(plan) >= planRank(openedBy[gate]);
