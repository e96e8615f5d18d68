import type { Tx } from '../../../platform/db/tx.ts';
import {
  findInvoices,
  findParts,
  type InvoiceRow,
  insertParts,
  type PartRow,
  updateInvoice,
} from '../invoices.repo.ts';
import { endPlan } from '../plan-course.ts';
import { isBegun, nextPeriodOf, openNextPeriod, partRows, voidInvoice } from '../plan-invoices.ts';
import type { PlanWork } from '../plan-work.ts';
import { forAll, forPayer, titles } from '../plans.messages.ts';
import { type SubscriptionRow, updateSubscription } from '../subscriptions.repo.ts';
import { askForMoved, tellConcerned } from '../tell-plan.ts';
import { isBack, meansOf } from './refund-means.ts';

/** More invoices than a plan can have that are not over. */
const latest = 20;

/**
 * Lets take effect what a coordinator has given back whole. What is to come is due again; a plan of whose
 * period nothing is paid any more ends, and what made it larger for the rest of that goes back too; a
 * larger plan becomes the smaller one again. What is over stays as it was. Idempotent.
 */
export async function followRefunds(
  work: PlanWork,
  tx: Tx,
  plan: SubscriptionRow,
): Promise<SubscriptionRow> {
  let now = plan;
  const all = await findInvoices(tx, plan.id, latest);
  for (const invoice of all) {
    if (invoice.state === 'void') continue;
    const parts = await findParts(tx, [invoice.id]);
    if (!parts.some(isBack)) continue;
    const keeps = parts.some(({ state }) => state === 'paid');
    const means = meansOf(now, invoice, keeps);
    if (means === 'ends') {
      // The oldest first, and before what is to come: payments are locked in the order of their ids.
      for (const each of all.filter((one) => isUpgradeOf(one, now)).toReversed())
        await voidInvoice(work, tx, each);
      return endPlan(work, tx, now);
    }
    if (means === 'due-again') await askAgain(work, tx, now, invoice, parts);
    if (means === 'smaller-plan') now = await makeSmaller(work, tx, now, invoice);
  }
  return now;
}

/** Whether it is a larger plan that somebody has paid for the rest of the period that runs. */
const isUpgradeOf = (
  { endsOn, kind, state }: InvoiceRow,
  plan: Pick<SubscriptionRow, 'endsOn'>,
): boolean => kind === 'upgrade' && state === 'paid' && endsOn === plan.endsOn;

/** Asks again for what of an invoice was given back. */
async function askAgain(
  work: PlanWork,
  tx: Tx,
  plan: SubscriptionRow,
  { amount, id, state }: InvoiceRow,
  parts: readonly PartRow[],
): Promise<void> {
  const stands = parts.filter((part) => part.state !== 'void' && !isBack(part));
  const missing = amount - stands.reduce((sum, part) => sum + part.amount, 0);
  const replaced = new Set(parts.map(({ replaces }) => replaces));
  const back = parts.filter((part) => isBack(part) && !replaced.has(part.id));
  const again = partRows(
    id,
    back
      .filter((part) => part.amount <= missing)
      .map((part) => ({ payerId: part.payerId, amount: part.amount, replaces: part.id })),
  );
  if (again.length === 0) return;
  await insertParts(tx, again);
  if (state === 'paid') await updateInvoice(tx, id, { state: 'open' });
  await askForMoved(work, tx, plan, again, forPayer.again);
}

/** Takes back a larger plan: the rest of the period is what the period is. */
async function makeSmaller(
  work: PlanWork,
  tx: Tx,
  plan: SubscriptionRow,
  upgrade: InvoiceRow,
): Promise<SubscriptionRow> {
  await voidInvoice(work, tx, upgrade);
  const period = (await findInvoices(tx, plan.id, latest)).find(
    ({ kind, startsOn, state }) =>
      kind === 'period' && state === 'paid' && startsOn === plan.startsOn,
  );
  // Given back before it began, or nothing smaller is known.
  if (upgrade.state === 'open' || !period || period.plan === plan.plan) return plan;
  const { plan: smaller, price } = period;
  const next = await nextPeriodOf(tx, plan);
  const changed = await updateSubscription(tx, plan.id, { plan: smaller, price, nextPlan: null });
  // Who has paid the next period of the larger one already keeps it.
  if (next && !(await isBegun(tx, next))) {
    await voidInvoice(work, tx, next);
    await openNextPeriod(work, tx, changed);
  }
  const news = { title: titles.changed, text: forAll.smaller, on: plan.endsOn };
  await tellConcerned(work, tx, changed, news);
  return changed;
}
