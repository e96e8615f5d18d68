import { dayInMs } from '@hafi/base/time';
import type { BadgeNeed } from '@hafi/contract/badges/badge.schemas';
import { badgeDays, checksOf } from '@hafi/contract/badges/badge-terms';
import { badgesErrors as errors } from '@hafi/contract/badges/badges.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findReachable } from '../../accounts/accounts.public.ts';
import { type BadgeRow, findBadges, lockBadge, updateBadge } from '../../badges/badges.public.ts';
import type { PaperRow } from '../papers.repo.ts';
import {
  findVettingsOfBadges,
  lockVetting,
  lockVettingOfBadge,
  type VettingRow,
} from '../vetting.repo.ts';

/** A badge that is reviewed, and its papers, both locked. */
export interface Review {
  readonly badge: BadgeRow;
  readonly vetting: VettingRow;
}

/** The instant some days from now. */
export const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * dayInMs);

/** Opens the review of a paid badge, whose row is locked afterwards; nothing when it is open. */
export async function openReview(
  { clock }: Platform,
  tx: Tx,
  { id, personId }: Pick<BadgeRow, 'id' | 'personId'>,
): Promise<Review | null> {
  const at = clock.now();
  const { isNew, row } = await lockVettingOfBadge(tx, { badgeId: id, personId, at });
  const badge = await lockBadge(tx, id);
  if (badge?.state !== 'reviewing') return null;
  if (isNew) await updateBadge(tx, id, { dueAt: inDays(at, badgeDays.toSend) });
  return { badge, vetting: row };
}

/**
 * The caller's badge under review, or whose papers are compared with a new name, locked.
 * @throws Problem not-found, badge-over unless it is paid and not decided about, or compared again
 */
export async function lockReview(
  platform: Platform,
  tx: Tx,
  personId: string,
  id: string,
): Promise<Review> {
  const [known] = await findBadges(tx, [id]);
  if (known?.personId !== personId) throw new Problem(coreErrors['not-found']);
  const review =
    known.state === 'approved'
      ? await lockComparison(tx, known)
      : known.state === 'reviewing' && (await openReview(platform, tx, known));
  if (!review) throw new Problem(errors['badge-over']);
  return review;
}

/** An approved badge whose papers are compared with a new name. */
async function lockComparison(tx: Tx, { id }: BadgeRow): Promise<Review | null> {
  const [known] = await findVettingsOfBadges(tx, [id]);
  const vetting = known && (await lockVetting(tx, known.id));
  if (!vetting || vetting.nameCheck === null) return null;
  const badge = await lockBadge(tx, id);
  return badge?.state === 'approved' ? { badge, vetting } : null;
}

/** What must still be given before a coordinator can look. */
export async function missingOfBadge(
  db: Db,
  { badge, personId }: Pick<BadgeRow, 'badge' | 'personId'>,
  roles: readonly string[],
  papers: readonly Pick<PaperRow, 'kind'>[],
): Promise<BadgeNeed[]> {
  const person = await findReachable(db, personId);
  const has = (...kinds: PaperRow['kind'][]) => papers.some(({ kind }) => kinds.includes(kind));
  const checks = checksOf(badge, roles);
  const given: Readonly<Record<BadgeNeed, boolean>> = {
    contact: person?.emailProved === true || person?.phoneProved === true,
    identity: has('identity'),
    licence: !checks.includes('licence') || has('licence'),
    training: !checks.includes('training') || has('certificate', 'licence'),
    registration: !checks.includes('registration') || has('registration'),
  };
  return (Object.keys(given) as BadgeNeed[]).filter((need) => !given[need]);
}
