import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { plansErrors } from '@hafi/contract/plans/plans.errors';
import type { ElderPlan } from '@hafi/contract/plans/subscription.schemas';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { actOnPlan } from './change-plan.ts';
import { circlePeople, screensOf } from './plan-people.ts';
import type { PlanWork } from './plan-work.ts';
import { forAll, forPayer, titles } from './plans.messages.ts';
import { type Asking, mayManage, requireCircle } from './plans.policy.ts';
import { showPlan } from './show-plan.ts';
import {
  agreeToShare,
  deleteShare,
  findShares,
  lockLivePlan,
  putShare,
  type SubscriptionRow,
} from './subscriptions.repo.ts';
import { changed, tellOne } from './tell-plan.ts';

const nameOf = async (tx: Tx, id: string) => (await findPeople(tx, [id])).get(id)?.name ?? '';

/**
 * Asks somebody of the circle to pay a share from the next invoice on. Asked again with another
 * percentage they agree again.
 * @throws Problem not-found, also for somebody outside the circle; plan-not-possible for who looks
 * after the plan, who pays the rest; share-too-large
 */
export const askShare = (
  work: PlanWork,
  caller: Asking,
  elderId: string,
  { percent, personId }: { readonly personId: string; readonly percent: number },
): Promise<ElderPlan> =>
  actOnPlan(work, caller, elderId, async (tx, plan) => {
    const circle = await circlePeople(tx, elderId);
    if (!circle.has(personId)) throw new Problem(coreErrors['not-found']);
    if (personId === plan.managerId) throw new Problem(plansErrors['plan-not-possible']);
    const others = (await findShares(tx, plan.id)).filter(({ payerId }) => payerId !== personId);
    const sum = others.reduce((total, share) => total + share.percent, percent);
    if (sum > 100) throw new Problem(plansErrors['share-too-large']);
    const askedAt = work.platform.clock.now();
    await putShare(tx, {
      id: newId(),
      subscriptionId: plan.id,
      payerId: personId,
      percent,
      askedAt,
      agreedAt: null,
    });
    await tellOne(work, tx, plan, {
      to: personId,
      by: caller.personId,
      title: titles.share,
      text: forPayer.share,
      values: { payer: await nameOf(tx, caller.personId), percent },
    });
    return plan;
  });

/**
 * Agrees to a share that the caller is asked for, or declines.
 * @throws Problem not-found, plan-not-possible when nobody asks any more
 */
export async function answerShare(
  work: PlanWork,
  caller: Asking,
  elderId: string,
  { accept }: { readonly accept: boolean },
): Promise<ElderPlan> {
  const { platform } = work;
  await requireCircle(platform, caller, elderId);
  await inTransaction(platform, async (tx) => {
    const plan = await lockLivePlan(tx, elderId);
    const share = plan && (await findShares(tx, plan.id)).find((each) => isOf(each, caller));
    if (!plan || !share) throw new Problem(plansErrors['plan-not-possible']);
    if (accept) await agreeToShare(tx, share.id, platform.clock.now());
    else await deleteShare(tx, plan.id, caller.personId);
    await tellAnswer(work, tx, plan, { caller, percent: share.percent, accept });
    changed(tx, [...(await screensOf(tx, plan)), caller.personId]);
  });
  return showPlan(platform, caller, elderId);
}

const isOf = ({ payerId }: { payerId: string }, { personId }: Asking) => payerId === personId;

async function tellAnswer(
  work: PlanWork,
  tx: Tx,
  plan: SubscriptionRow,
  { accept, caller, percent }: { accept: boolean; caller: Asking; percent: number },
): Promise<void> {
  await tellOne(work, tx, plan, {
    to: plan.managerId,
    by: caller.personId,
    title: titles.answered,
    text: accept ? forAll.agreed : forAll.declined,
    values: { payer: await nameOf(tx, caller.personId), ...(accept ? { percent } : {}) },
  });
}

/**
 * Ends a share, from the next invoice on, as who pays it or who looks after the plan. Idempotent.
 * @throws Problem not-found, plan-not-possible
 */
export async function endShare(
  work: PlanWork,
  caller: Asking,
  elderId: string,
  personId: string,
): Promise<ElderPlan> {
  const { platform } = work;
  const access = await requireCircle(platform, caller, elderId);
  await inTransaction(platform, async (tx) => {
    const plan = await lockLivePlan(tx, elderId);
    if (!plan) throw new Problem(plansErrors['plan-not-possible']);
    if (personId !== caller.personId && !mayManage(access, plan)) {
      throw new Problem(coreErrors['not-found']);
    }
    const screens = await screensOf(tx, plan);
    const ended = await deleteShare(tx, plan.id, personId);
    if (ended) {
      const payer = await nameOf(tx, personId);
      const news = { title: titles.answered, text: forAll.declined, values: { payer } };
      const to = personId === caller.personId ? plan.managerId : personId;
      await tellOne(work, tx, plan, { ...news, to, by: caller.personId });
    }
    changed(tx, screens);
  });
  return showPlan(platform, caller, elderId);
}
