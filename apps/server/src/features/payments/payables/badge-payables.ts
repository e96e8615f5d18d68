import { links } from '@hafi/contract/core/links';
import type { Db } from '../../../platform/db/database.ts';
import { type BadgeRow, findBadges, lockBadge, updateBadge } from '../../badges/badges.public.ts';
import { badgeWords } from './badge-words.ts';
import type { Payable, Payables } from './payable.ts';

const ownerOf = async (db: Db, id: string) =>
  (await findBadges(db, [id])).map((row) => row.personId);

/** Verification badges. Paying one starts its review, and nothing more. */
export const badgePayables: Payables<'badge'> = {
  kind: 'badge',
  words: badgeWords,
  page: () => links.badges,
  async lockFor(tx, id, personId) {
    const badge = await lockBadge(tx, id);
    return badge?.personId === personId ? payableOf(badge) : null;
  },
  async lock(tx, id) {
    const badge = await lockBadge(tx, id);
    return badge ? payableOf(badge) : null;
  },
  async amountDue(db, id) {
    const [badge] = await findBadges(db, [id]);
    return badge ? payableOf(badge) : null;
  },
  people: ownerOf,
};

function payableOf(row: BadgeRow): Payable {
  const { amount, badge, createdAt, id, personId, state } = row;
  const isOver = ['refused', 'withdrawn', 'lapsed', 'ended', 'refunded'].includes(state);
  return {
    id,
    amount,
    serviceFee: 0,
    paidFor: { kind: 'badge', badge },
    forPerson: personId,
    people: [personId],
    refusal: isOver ? 'not-payable' : state === 'chosen' ? null : 'already-paid',
    page: links.badges,
    // Money that comes when nobody waits for a review any more goes back in whole.
    overpaid: (paid) => (isOver ? paid : 0),
    async setPaymentState(tx, to, paymentId) {
      // A coordinator has given all of it back: nobody reviews what is not paid.
      if (to === 'refunding' && state === 'reviewing') {
        // Due at once: its papers are deleted (`follow-badges.job.ts`).
        await updateBadge(tx, id, { state: 'withdrawn', dueAt: createdAt });
        tx.changed(['badges', 'vetting'], [personId]);
      }
      // One that was approved ends: nobody shows for a year what was not paid.
      if (to === 'refunding' && state === 'approved') {
        // Due at once: its papers are deleted, and its owner is notified.
        await updateBadge(tx, id, { state: 'refunded', dueAt: createdAt });
        tx.changed(['badges', 'vetting', 'session', 'circle', 'doctors'], [personId]);
      }
      if (state !== 'chosen') return;
      if (to === 'asked') await updateBadge(tx, id, { paying: true, paymentId });
      if (to === 'unpaid' && row.paymentId === paymentId)
        await updateBadge(tx, id, { paying: false });
      if (to === 'paid') {
        // Due at once: the review begins (`follow-badges.job.ts`).
        const begins = { state: 'reviewing', dueAt: createdAt } as const;
        await updateBadge(tx, id, { ...begins, paying: false, paymentId });
      }
      tx.changed(['badges', 'vetting'], [personId]);
    },
  };
}
