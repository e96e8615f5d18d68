import { inTransaction } from '../../platform/db/in-transaction.ts';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import { lockDeath } from '../accounts/accounts.public.ts';
import type { PlannedSource } from '../circle/circle.public.ts';
import { findPartsOf } from './invoices.repo.ts';
import { endPlan } from './plan-course.ts';
import type { PlanWork } from './plan-work.ts';
import {
  deleteShare,
  findLivePlan,
  findPlansOfCircle,
  lockLivePlan,
  scheduleNow,
} from './subscriptions.repo.ts';

/** The care plan of an elder who has died: it ends, and nothing more is to be paid for it. */
export const plannedCarePlan = (work: PlanWork): PlannedSource => ({
  async find(db, elderId) {
    const plan = await findLivePlan(db, elderId);
    return plan ? [{ id: plan.id, kind: 'plan', who: null, startsAt: null }] : [];
  },
  callOff: (elderId) =>
    inTransaction(work.platform, async (tx) => {
      // It may have been taken back meanwhile.
      if (!(await lockDeath(tx, elderId))) return;
      const plan = await lockLivePlan(tx, elderId);
      if (plan) await endPlan(work, tx, plan, { by: elderId });
    }),
});

/**
 * The care plans that a person has, looks after or shares, as personal data. Invoices stay, because
 * accounting needs them.
 */
export const planData = (work: PlanWork): PersonalData => ({
  name: 'carePlans',
  async read(db, personId) {
    const plans = await findPlansOfCircle(db, personId);
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
  inWords: ({ plan, ...record }) =>
    plan === undefined ? record : { type: `plan-${plan}`, ...record },
  async end(personId) {
    const { platform } = work;
    await inTransaction(platform, async (tx) => {
      const own = await lockLivePlan(tx, personId);
      // The circle has ended with the account: who pays is told all the same.
      if (own) await endPlan(work, tx, own, { by: personId, afterCircle: true });
    });
  },
  async erase(tx, personId) {
    for (const { elderId, id } of await findPlansOfCircle(tx, personId)) {
      await deleteShare(tx, id, personId);
      // Whoever looks after it now is found once the account is closed.
      if (elderId !== personId) await scheduleNow(tx, id);
    }
  },
});
