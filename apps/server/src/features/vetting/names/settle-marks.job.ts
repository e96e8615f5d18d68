import type { Tx } from '../../../platform/db/tx.ts';
import type { BatchWork } from '../../../platform/due/due-work.ts';
import { findPeople, findPeopleWithRole } from '../../accounts/accounts.public.ts';
import { findValid, isOfName } from '../../badges/badges.public.ts';
import { findMarksGone, lockVettingsOf, updateVetting, type VettingRow } from '../vetting.repo.ts';

/**
 * Sees to it that a new name is compared as long as a badge is hidden because of it. One vetting of a
 * person carries the mark; when that one ends, another badge's is put before the coordinators. A mark is
 * taken off where the name was compared by other papers.
 */
export const settleMarksWork: BatchWork<VettingRow> = {
  id: 'vetting.settle-marks',
  everySeconds: 5,
  batch: 1,
  take: findMarksGone,
  async handle(tx, rows, now) {
    for (const { id, personId } of rows) {
      // Locked here and not when taken: all of a person, in their order.
      const checks = await lockVettingsOf(tx, personId);
      const gone = checks.find((each) => each.id === id);
      // Another process has seen to it, or there is a new name.
      if (!gone?.nameDueAt || gone.nameDueAt > now || gone.nameCheck !== null) continue;
      await updateVetting(tx, id, { nameDueAt: null });
      await settle(tx, { personId, checks, now });
    }
  },
};

async function settle(
  tx: Tx,
  {
    checks,
    now,
    personId,
  }: { readonly personId: string; readonly checks: readonly VettingRow[]; readonly now: Date },
): Promise<void> {
  const name = (await findPeople(tx, [personId])).get(personId)?.name ?? '';
  const hidden = (await findValid(tx, [personId], now)).filter((badge) => !isOfName(badge, name));
  const isHidden = ({ badgeId }: VettingRow) => hidden.some(({ id }) => id === badgeId);
  const marked = checks.filter(({ nameCheck }) => nameCheck !== null);
  const stale = marked.filter((each) => each.badgeId !== null && !isHidden(each));
  for (const { id } of stale) await updateVetting(tx, id, { nameCheck: null, changedAt: now });
  // Papers of the role that wait are compared with the name, and the badges with them.
  const isSeen = ({ badgeId, state }: VettingRow) =>
    badgeId === null && (state === 'waiting' || state === 'asked');
  const [next] = checks.filter((each) => each.state === 'confirmed' && isHidden(each));
  if (marked.length === stale.length && next && !checks.some(isSeen)) {
    const mark = {
      nameCheck: 'waiting' as const,
      nameDueAt: null,
      sentAt: now,
      changedAt: now,
    };
    await updateVetting(tx, next.id, mark);
  }
  tx.changed('admin', await findPeopleWithRole(tx, 'ADMIN'));
  tx.changed(['badges', 'vetting'], [personId]);
}
