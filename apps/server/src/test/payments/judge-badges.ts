import { leftOf } from './judge-plans.ts';
import type { Stored, StoredPayment } from './stored-payments.ts';
import type { StoredBadge } from './stored-purposes.ts';

/** What is wrong of these badges; `cameFor` are the payments of one whose money came. */
export const wrongOfBadges = (
  { badges }: Stored,
  cameFor: (purpose: string) => readonly StoredPayment[],
): string[] =>
  badges.flatMap((badge) =>
    wrongOfBadge(badge, cameFor(badge.id)).map((what) => `the badge of ${badge.person} ${what}`),
  );

/** One that is reviewed was paid once; one that was not paid, or is not wanted any more, costs nothing. */
function wrongOfBadge(badge: StoredBadge, came: readonly StoredPayment[]): string[] {
  const { amount, paying, payment, reviews, state } = badge;
  const wrong: string[] = [];
  const left = leftOf(came);
  const isPaid = state === 'reviewing';
  if (left !== (isPaid ? amount : 0))
    wrong.push(`is ${state} and keeps ${left} of ${came.length} payments`);
  if (!['chosen', 'reviewing', 'withdrawn'].includes(state)) wrong.push(`is ${state}`);
  if (paying) wrong.push(`is ${state} and still being paid`);
  if (state === 'chosen' && came.length > 0)
    wrong.push(`is not paid after ${came.length} payments`);
  if (isPaid && !came.some(({ back, id }) => id === payment && !back))
    wrong.push('is reviewed by another payment');
  if (reviews > 1 || (isPaid && reviews === 0) || (reviews === 1 && came.length === 0))
    wrong.push(`is ${state} after ${came.length} payments, with ${reviews} reviews`);
  return wrong;
}
