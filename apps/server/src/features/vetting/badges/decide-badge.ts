import {
  type BadgeCheck,
  badgeChecks,
  badgeDays,
  checksOf,
} from '@hafi/contract/badges/badge-terms';
import { Problem } from '@hafi/contract/core/problem';
import { vettingErrors } from '@hafi/contract/vetting/vetting.errors';
import type { Tx } from '../../../platform/db/tx.ts';
import { invalidInput } from '../../../platform/http/invalid-input.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findReachable } from '../../accounts/accounts.public.ts';
import { type BadgeRow, findBadgesOf, lockBadge, updateBadge } from '../../badges/badges.public.ts';
import { nextOfBadge } from './badge-days.ts';
import { inDays } from './review-of-badge.ts';
import { closeBadge, type GiveBack } from './withdraw-badge.ts';

/** A coordinator's decision about a badge. */
export interface BadgeVerdict {
  readonly badgeId: string;
  readonly by: string;
  readonly outcome: 'asked' | 'confirmed' | 'refused' | 'ended';
  /** What the coordinator has compared. */
  readonly checked: readonly BadgeCheck[];
  readonly giveBack: GiveBack | undefined;
}

/** A year from an instant, on the same day of the calendar where the year has it. */
function yearAfter(from: Date): Date {
  const until = new Date(from);
  until.setUTCFullYear(from.getUTCFullYear() + 1);
  return until;
}

/**
 * Does what a decision means for a badge, in the transaction that stores it.
 * @throws Problem vetting-over when it was withdrawn or its owner suspended meanwhile, invalid-input unless everything that
 * the badge says was compared
 */
export async function decideBadge(
  platform: Platform,
  tx: Tx,
  { badgeId, by, checked, giveBack, outcome }: BadgeVerdict,
): Promise<void> {
  const badge = await lockBadge(tx, badgeId);
  const wanted = outcome === 'ended' ? 'approved' : 'reviewing';
  if (badge?.state !== wanted) throw new Problem(vettingErrors['vetting-over']);
  const at = platform.clock.now();
  if (outcome === 'asked') {
    await updateBadge(tx, badgeId, { dueAt: inDays(at, badgeDays.toSend) });
  } else if (outcome === 'refused') {
    if (!giveBack) throw new Error('nothing can be given back');
    await closeBadge(platform, tx, { badge, giveBack, state: 'refused' });
  } else if (outcome === 'ended') {
    await updateBadge(tx, badgeId, { state: 'ended', dueAt: null });
  } else {
    await approve(platform, tx, { badge, by, checked });
  }
}

async function approve(
  platform: Platform,
  tx: Tx,
  { badge, by, checked }: { badge: BadgeRow; by: string; checked: readonly BadgeCheck[] },
): Promise<void> {
  const person = await findReachable(tx, badge.personId);
  if (!person) throw new Problem(vettingErrors['vetting-over']);
  const needed = checksOf(badge.badge, person.roles);
  if (!needed.every((each) => checked.includes(each))) throw invalidInput('checked', 'required');
  const at = platform.clock.now();
  // A renewal begins where the old one ends.
  const ends = (await findBadgesOf(tx, badge.personId))
    .filter((each) => each.badge === badge.badge && each.state === 'approved')
    .map(({ until }) => until?.getTime() ?? 0);
  const until = yearAfter(new Date(Math.max(at.getTime(), ...ends)));
  await updateBadge(tx, badge.id, {
    state: 'approved',
    checked: badgeChecks.filter((each) => needed.includes(each)),
    checkedName: person.name,
    checkedBy: by,
    checkedAt: at,
    until,
    dueAt: nextOfBadge(until, at),
    referees: null,
  });
}
