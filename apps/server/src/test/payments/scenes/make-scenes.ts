import type { PaymentStage } from '../../payment-stage.ts';
import { requestsIn, type Story } from '../payment-acts.ts';
import { makeBadges } from './badge-scenes.ts';
import { makeBookings } from './booking-scenes.ts';
import { makePlans } from './plan-scenes.ts';
import type { Payable, Scene } from './scene.ts';

/** What each story is about, with phones of its own; then it is noon of 24 November 2026. */
export async function makeScenes(stage: PaymentStage, stories: readonly Story[]): Promise<Scene[]> {
  const count = (kind: Story['kind']) => stories.filter((story) => story.kind === kind).length;
  const now = new Date('2026-11-24T12:00:00Z');
  const payables: Record<Story['kind'], Payable[]> = {
    plan: await makePlans(stage.app, count('plan'), now),
    booking: await makeBookings(stage, count('booking')),
    badge: await makeBadges(stage.app, count('badge')),
  };
  stage.clock.set(now);
  return stories.map((story, nth) => {
    const payable = payables[story.kind].pop();
    if (!payable) throw new Error('a story has nothing to pay');
    const phones = (of: 'mtn' | 'airtel') =>
      Array.from({ length: requestsIn(story) }, () => stage.newNumber(of));
    const numbers = { mtn: phones('mtn'), airtel: phones('airtel') };
    return { ...payable, numbers, email: `payer-${nth}@hafi.test` };
  });
}
