import type { CalendarDay } from '@hafi/base/kigali-time';
import { isSold } from '@hafi/contract/plans/entitlements';
import { planPrice, planRank, upgradePrice } from '@hafi/contract/plans/plan-periods';
import {
  type BillingCycle,
  billingCycles,
  type CarePlanId,
  carePlanIds,
} from '@hafi/contract/plans/plans';
import type { PlanOffer } from '@hafi/contract/plans/subscription.schemas';
import type { SubscriptionRow } from './subscriptions.repo.ts';

/**
 * What a change to this plan and cycle means today. Where nothing was paid yet it is free and at
 * once; a larger plan with the same cycle costs the difference for the days that are left;
 * everything else comes with the next period.
 */
export function offerOf(
  now: SubscriptionRow,
  wish: { readonly plan: CarePlanId; readonly cycle: BillingCycle },
  today: CalendarDay,
): PlanOffer {
  const price = planPrice(wish.plan, wish.cycle);
  const { cycle, endsOn: end, plan, price: paid, startsOn: start, status } = now;
  const isFree = status === 'trial' || status === 'awaiting';
  const isSame = wish.plan === plan && wish.cycle === cycle;
  const isLarger = planRank(wish.plan) > planRank(plan) && wish.cycle === cycle;
  if (isFree || isSame) return { ...wish, price, when: 'now', amount: 0 };
  if (!isLarger || status !== 'active') return { ...wish, price, when: 'next', amount: 0 };
  const amount = upgradePrice({ price: paid, start, end }, price, today);
  return { ...wish, price, when: 'now', amount };
}

/** All changes that are possible. */
export const offersOf = (now: SubscriptionRow, today: CalendarDay): PlanOffer[] =>
  carePlanIds
    .filter(isSold)
    .flatMap((plan) => billingCycles.map((cycle) => offerOf(now, { plan, cycle }, today)));
