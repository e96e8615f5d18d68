import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import type { CarePlans } from '@hafi/contract/caregivers/caregivers.contract';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { type Caller, caregiversOf, isHeld, requireCare } from './care-access.ts';
import { mayPlan, mayPlanFor } from './caregivers.policy.ts';
import { comingOf, presentPlan } from './plan.presenter.ts';
import { findLivingPlans, findSkips } from './plans.repo.ts';

/**
 * The home visits to come with an elder: all for who books for them, a caregiver's own.
 * @throws Problem not-found
 */
export async function listPlans(
  platform: Platform,
  principal: Caller,
  elderId: string,
): Promise<CarePlans> {
  const { clock, db } = platform;
  const access = await requireCare(platform, principal, elderId, mayPlan);
  const now = clock.now();
  const caregivers = await caregiversOf(db, elderId);
  const mine = [...caregivers.keys()].filter((id) => mayPlanFor(access, id));
  const yesterday = addDays(dayInKigali(now), -1);
  const plans = (await findLivingPlans(db, elderId, yesterday)).filter(
    (plan) => mine.includes(plan.caregiverId) && isHeld(plan, caregivers.get(plan.caregiverId)),
  );
  const skips = await findSkips(
    db,
    plans.map(({ id }) => id),
  );
  const people = await findPeople(db, mine);
  const nameOf = (id: string) => people.get(id)?.name ?? '';
  return {
    plans: plans.flatMap((plan) => {
      const coming = comingOf(plan, skips.get(plan.id), now);
      return coming.length > 0 ? [presentPlan(plan, coming, nameOf(plan.caregiverId))] : [];
    }),
    caregivers: mine.map((id) => ({ id, name: nameOf(id) })),
  };
}
