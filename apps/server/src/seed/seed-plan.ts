import { startPlan } from '../features/plans/start-plan.ts';
import { hoursFrom, platformAt, type World } from './world.ts';

/** The daughter has begun the free days of her mother's care plan a week ago. */
export async function seedPlan(
  { now, platform }: World,
  people: { readonly elder: string; readonly family: string },
): Promise<void> {
  const weekAgo = platformAt(platform, hoursFrom(now, -24 * 7));
  const work = { platform: weekAgo, giveBack: async () => 'paid', comesByBank: async () => false };
  const daughter = { personId: people.family, roles: ['FAMILY' as const] };
  await startPlan(work, daughter, people.elder, { plan: 'complete', cycle: 'monthly' });
}
