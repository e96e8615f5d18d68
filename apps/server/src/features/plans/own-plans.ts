import { inTransaction } from '../../platform/db/in-transaction.ts';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import { findPartsOf } from './invoices.repo.ts';
import { endPlan } from './plan-course.ts';
import type { PlanWork } from './plan-work.ts';
import { deleteShare, findPlansAround, hurry, lockLivePlan } from './subscriptions.repo.ts';

/**
 * The care plans that a person has, looks after or shares, as personal data. Invoices stay, because
 * accounting needs them.
 */
export const planData = (work: PlanWork): PersonalData => ({
  name: 'carePlans',
  async read(db, personId) {
    const plans = await findPlansAround(db, personId);
    const parts = await findPartsOf(db, personId);
    return [
      ...plans.map((row) => ({
        plan: row.plan,
        cycle: row.cycle,
        status: row.status,
        own: row.elderId === personId,
        from: row.startsOn,
        to: row.endsOn,
        since: dataTime(row.createdAt),
      })),
      ...parts.map(({ amount, id, state }) => ({ part: id, amount, state })),
    ];
  },
  async end(personId) {
    const { platform } = work;
    await inTransaction(platform, async (tx) => {
      const own = await lockLivePlan(tx, personId);
      // The circle has ended with the account: who pays is told all the same.
      if (own) await endPlan(work, tx, own, { by: personId, afterCircle: true });
    });
  },
  async erase(tx, personId) {
    for (const { elderId, id } of await findPlansAround(tx, personId)) {
      await deleteShare(tx, id, personId);
      // Whoever looks after it now is found once the account is closed.
      if (elderId !== personId) await hurry(tx, id);
    }
  },
});
