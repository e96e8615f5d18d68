import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import type { BatchWork } from '../../../platform/due/due-work.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type BadgeRow,
  findBadges,
  findBadgesDue,
  findBadgesOf,
  lockBadge,
  updateBadge,
} from '../../badges/badges.public.ts';
import { tell } from '../../notifications/notifications.public.ts';
import { announceStatus } from '../announce-status.ts';
import {
  findVettingsOfBadges,
  lockVetting,
  marksGone,
  updateVetting,
  type VettingRow,
} from '../vetting.repo.ts';
import { badgeTexts as texts } from './badge.messages.ts';
import { nextOfBadge } from './badge-days.ts';
import { openReview } from './review-of-badge.ts';
import { closeBadge, type GiveBack } from './withdraw-badge.ts';

/**
 * Follows badges: opens the review of one that was paid, gives the money of one back for which nothing
 * was sent or about which nobody decided in time, ends one whose money a coordinator gave back, and says 30, 7 and 1 days before that one ends.
 * Nothing is ever charged for a renewal by itself. When one ends, nothing must run: it is not shown
 * from that instant.
 */
export const followBadgesWork = (platform: Platform, giveBack: GiveBack): BatchWork<BadgeRow> => ({
  id: 'vetting.follow-badges',
  everySeconds: 5,
  batch: 1,
  take: findBadgesDue,
  async handle(tx, rows, now) {
    for (const { id } of rows) {
      // Locked here and not when taken: the check of its papers comes first, as everywhere.
      const [vetting] = await findVettingsOfBadges(tx, [id]);
      if (vetting) await lockVetting(tx, vetting.id);
      const row = vetting ? await lockBadge(tx, id) : (await findBadges(tx, [id]))[0];
      // Another process has moved it on.
      if (!row?.dueAt || row.dueAt > now) continue;
      if (row.state === 'reviewing') await followReview(platform, tx, { row, vetting, giveBack });
      else if (row.state === 'approved' && row.until) {
        await followValid(platform, tx, { row, until: row.until, now });
      } else await closeGivenBack(platform, tx, { row, giveBack });
    }
  },
});

interface Followed {
  readonly row: BadgeRow;
  readonly vetting: VettingRow | undefined;
  readonly giveBack: GiveBack;
}

async function followReview(
  platform: Platform,
  tx: Tx,
  { giveBack, row, vetting }: Followed,
): Promise<void> {
  if (!vetting) {
    await openReview(platform, tx, row);
    tx.changed('badges', [row.personId]);
    return;
  }
  await closeBadge(platform, tx, { badge: row, giveBack, state: 'lapsed' });
  await tell(platform, tx, {
    by: null,
    personId: row.personId,
    type: 'community',
    priority: 'high',
    title: texts.lapsedTitle,
    text: vetting.state === 'waiting' ? texts.lapsedByUs : texts.lapsed,
    values: { amount: { rwf: row.amount } },
    link: links.badges,
    at: platform.clock.now(),
  });
}

/** Ends what is left of a badge whose money a coordinator gave back; who had it is told. */
async function closeGivenBack(
  platform: Platform,
  tx: Tx,
  { giveBack, row }: { readonly row: BadgeRow; readonly giveBack: GiveBack },
): Promise<void> {
  await closeBadge(platform, tx, { badge: row, giveBack, state: row.state });
  if (row.state !== 'refunded') return;
  await announceStatus(tx, row.personId, platform.clock.now());
  await tell(platform, tx, {
    by: null,
    personId: row.personId,
    type: 'community',
    priority: 'high',
    title: texts.stoppedTitle,
    text: texts.refunded,
    link: links.badges,
    at: platform.clock.now(),
  });
}

async function followValid(
  platform: Platform,
  tx: Tx,
  { now, row, until }: { row: BadgeRow; until: Date; now: Date },
): Promise<void> {
  await updateBadge(tx, row.id, { dueAt: nextOfBadge(until, now) });
  const isOver = until <= now;
  if (isOver) {
    // Its papers serve nobody any more, and are swept.
    for (const vetting of await findVettingsOfBadges(tx, [row.id])) {
      const gone = { ...marksGone(vetting, now), state: 'ended' as const, changedAt: now };
      await updateVetting(tx, vetting.id, gone);
    }
    await announceStatus(tx, row.personId, now);
  }
  const renewed = (await findBadgesOf(tx, row.personId)).some(
    (each) =>
      each.badge === row.badge &&
      each.id !== row.id &&
      (each.state === 'reviewing' ||
        (each.state === 'approved' && each.until !== null && each.until > until)),
  );
  if (renewed) return;
  await tell(platform, tx, {
    by: null,
    personId: row.personId,
    type: 'community',
    priority: 'medium',
    title: isOver ? texts.endedTitle : texts.endsTitle,
    text: isOver ? texts.ended : texts.ends,
    values: { date: { date: until.toISOString() } },
    link: links.badges,
    at: now,
  });
}
