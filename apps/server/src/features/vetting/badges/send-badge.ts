import { badgeDays } from '@hafi/contract/badges/badge-terms';
import { badgesErrors as errors } from '@hafi/contract/badges/badges.errors';
import { Problem } from '@hafi/contract/core/problem';
import { vettingErrors } from '@hafi/contract/vetting/vetting.errors';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { updateBadge } from '../../badges/badges.public.ts';
import type { Vetted } from '../own-vetting.ts';
import { findPapers } from '../papers.repo.ts';
import { tellWaiting } from '../tell-vetting.ts';
import { insertStep, updateVetting } from '../vetting.repo.ts';
import { inDays, lockReview, missingOfBadge, type Review } from './review-of-badge.ts';

async function put(
  platform: Platform,
  tx: Tx,
  { badge, vetting }: Review,
  step: { roles: Vetted['roles']; act: 'sent' | 'answered'; text: string | null },
): Promise<void> {
  const { act, roles, text } = step;
  const papers = await findPapers(tx, [vetting.id]);
  if ((await missingOfBadge(tx, badge, roles, papers)).length > 0) {
    throw new Problem(vettingErrors['vetting-incomplete']);
  }
  const at = platform.clock.now();
  const isComparison = badge.state === 'approved';
  const waits = isComparison ? { nameCheck: 'waiting' as const } : { state: 'waiting' as const };
  await updateVetting(tx, vetting.id, { ...waits, sentAt: at, changedAt: at });
  await insertStep(tx, { vettingId: vetting.id, act, text, actorId: badge.personId, at });
  // Sending again does not begin the time again in which the money comes back.
  if (vetting.state !== 'waiting' && !isComparison) {
    await updateBadge(tx, badge.id, { dueAt: inDays(at, badgeDays.toDecide) });
  }
  await tellWaiting(tx, vetting, at);
  tx.changed('badges', [badge.personId]);
}

/**
 * Puts the papers of a paid badge before the coordinators; again while they wait.
 * @throws Problem not-found, badge-over, also while a question waits for its answer,
 * vetting-incomplete
 */
export async function sendBadge(platform: Platform, caller: Vetted, id: string): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const review = await lockReview(platform, tx, caller.personId, id);
    const { badge, vetting } = review;
    if (vetting.state === 'asked' || badge.state === 'approved')
      throw new Problem(errors['badge-over']);
    await put(platform, tx, review, { roles: caller.roles, act: 'sent', text: null });
  });
}

/**
 * Answers the coordinator's question; the badge waits again.
 * @throws Problem not-found, badge-over unless a question waits, vetting-incomplete
 */
export async function answerBadge(
  platform: Platform,
  caller: Vetted,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const review = await lockReview(platform, tx, caller.personId, id);
    const { nameCheck, state } = review.vetting;
    if (state !== 'asked' && nameCheck !== 'asked') throw new Problem(errors['badge-over']);
    await put(platform, tx, review, { roles: caller.roles, act: 'answered', text });
  });
}
