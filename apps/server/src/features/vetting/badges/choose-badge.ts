import type { NewBadge } from '@hafi/contract/badges/badge.schemas';
import {
  badgeDays,
  badgePrice,
  isBadgeFor,
  isOfProfession,
} from '@hafi/contract/badges/badge-terms';
import { badgesErrors as errors } from '@hafi/contract/badges/badges.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { BadgeId } from '@hafi/contract/plans/plans';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findReachable } from '../../accounts/accounts.public.ts';
import { type BadgeRow, findBadgesOf, insertBadge } from '../../badges/badges.public.ts';
import type { Vetted } from '../own-vetting.ts';
import { inDays } from './review-of-badge.ts';

/** Whether one has this badge, or is about to; a valid one can be renewed when it ends soon. */
export const hasBadge = (own: readonly BadgeRow[], badge: BadgeId, now: Date): boolean =>
  own.some((each) => {
    if (each.badge !== badge) return false;
    if (each.state !== 'approved') return ['chosen', 'reviewing'].includes(each.state);
    return each.until !== null && each.until > inDays(now, badgeDays.notices[0]);
  });

/** What is asked of nobody but a business, or for a premium badge. */
function requestedFor(wish: NewBadge) {
  const nothing = { organisation: null, registration: null, referees: null };
  switch (wish.badge) {
    case 'business':
      return { ...nothing, organisation: wish.organisation, registration: wish.registration };
    case 'premium':
      return { ...nothing, referees: [wish.referees.first, wish.referees.second] };
    default:
      return nothing;
  }
}

/**
 * Chooses a badge, which is then to be paid.
 * @throws Problem badge-not-for-you
 */
export async function chooseBadge(
  platform: Platform,
  caller: Vetted,
  wish: NewBadge,
): Promise<{ id: string }> {
  const { personId, roles } = caller;
  const { badge } = wish;
  const now = platform.clock.now();
  if (!isBadgeFor(badge, roles)) throw new Problem(errors['badge-not-for-you']);
  const person = await findReachable(platform.db, personId);
  if (isOfProfession(badge) && !person?.verified) {
    throw new Problem(errors['badge-not-for-you']);
  }
  return inTransaction(platform, async (tx) => {
    const own = await findBadgesOf(tx, personId);
    if (hasBadge(own, badge, now)) throw new Problem(errors['badge-not-for-you']);
    const id = newId();
    const made = await insertBadge(tx, {
      id,
      personId,
      badge,
      amount: badgePrice(badge),
      ...requestedFor(wish),
      createdAt: now,
    });
    if (!made) throw new Problem(errors['badge-not-for-you']);
    tx.changed('badges', [personId]);
    return { id };
  });
}
