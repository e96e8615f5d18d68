import type { BadgeState } from '@hafi/contract/badges/badge-terms';
import { badgesErrors as errors } from '@hafi/contract/badges/badges.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { removeTaken } from '../../../platform/uploads/uploads.ts';
import { type BadgeRow, findBadges, lockBadge, updateBadge } from '../../badges/badges.public.ts';
import { deletePaper, findPapers } from '../papers.repo.ts';
import { findVettingsOfBadges, lockVetting, marksGone, updateVetting } from '../vetting.repo.ts';

/** Gives a payment back in whole, in the caller's transaction. */
export type GiveBack = (tx: Tx, paymentId: string) => Promise<void>;

/** Ends a badge that was not given, or given back: what was paid goes back in whole, and its papers are deleted. */
export async function closeBadge(
  platform: Platform,
  tx: Tx,
  { badge, giveBack, state }: { badge: BadgeRow; giveBack: GiveBack; state: BadgeState },
): Promise<void> {
  const at = platform.clock.now();
  const { id, paymentId, personId } = badge;
  await updateBadge(tx, id, { state, dueAt: null, referees: null, paying: false });
  for (const vetting of await findVettingsOfBadges(tx, [id])) {
    const vettingId = vetting.id;
    const ended = state === 'refused' ? ('refused' as const) : ('ended' as const);
    await updateVetting(tx, vettingId, {
      ...marksGone(vetting, at),
      state: ended,
      changedAt: at,
    });
    const papers = (await findPapers(tx, [vettingId])).map((paper) => paper.id);
    for (const paper of papers) await deletePaper(tx, paper);
    await removeTaken(platform, tx, papers);
  }
  if (badge.state === 'reviewing' && paymentId) await giveBack(tx, paymentId);
  tx.changed(['badges', 'vetting', 'payments'], [personId]);
}

/**
 * Does without a badge before it is decided about. Money that is still under way comes back when it
 * arrives.
 * @throws Problem not-found, badge-over once it is decided about
 */
export async function withdrawBadge(
  platform: Platform,
  giveBack: GiveBack,
  { id, personId }: { readonly id: string; readonly personId: string },
): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const [known] = await findBadges(tx, [id]);
    if (known?.personId !== personId) throw new Problem(coreErrors['not-found']);
    const [vetting] = await findVettingsOfBadges(tx, [id]);
    if (vetting) await lockVetting(tx, vetting.id);
    const badge = await lockBadge(tx, id);
    if (badge?.state !== 'chosen' && badge?.state !== 'reviewing') {
      throw new Problem(errors['badge-over']);
    }
    await closeBadge(platform, tx, { badge, giveBack, state: 'withdrawn' });
  });
}
