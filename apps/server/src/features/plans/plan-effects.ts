import { dayInKigali } from '@hafi/base/kigali-time';
import type { Tx } from '../../platform/db/tx.ts';
import { findOpenInvoices, findParts, type InvoiceRow, updateInvoice } from './invoices.repo.ts';
import { movedTo, nextPeriodOf, openNextPeriod, voidInvoice, voidOpen } from './plan-invoices.ts';
import type { PlanWork } from './plan-work.ts';
import { forAll, outside, titles } from './plans.messages.ts';
import { type SubscriptionRow, updateSubscription } from './subscriptions.repo.ts';
import { tellConcerned } from './tell-plan.ts';

/** Lets take effect what has been paid whole: a larger plan, and a period that was waited for. */
export async function takeEffect(
  work: PlanWork,
  tx: Tx,
  plan: SubscriptionRow,
): Promise<SubscriptionRow> {
  let now = plan;
  for (const { id } of await findOpenInvoices(tx, plan.id)) {
    // Read again: what an earlier one sets off voids others.
    const invoice = (await findOpenInvoices(tx, plan.id)).find((open) => open.id === id);
    if (!invoice) continue;
    const parts = await findParts(tx, [invoice.id]);
    // What went back was replaced by a part that is due.
    const paid = parts.filter(({ state }) => state === 'paid');
    if (paid.reduce((sum, { amount }) => sum + amount, 0) < invoice.amount) continue;
    await updateInvoice(tx, invoice.id, { state: 'paid' });
    if (invoice.kind === 'upgrade') now = await enlarge(work, tx, now, invoice);
    else if (now.status === 'awaiting') {
      const days = movedTo(invoice, dayInKigali(work.platform.clock.now()));
      await updateInvoice(tx, invoice.id, days);
      now = await beginPeriod(work, tx, now, { ...invoice, ...days });
    } else if (now.status === 'grace') now = await beginPeriod(work, tx, now, invoice);
  }
  return now;
}

/** Changes to a larger plan for the rest of the period; what comes next is made out again. */
export async function enlarge(
  work: PlanWork,
  tx: Tx,
  plan: SubscriptionRow,
  { plan: larger, price }: Pick<InvoiceRow, 'plan' | 'price'>,
): Promise<SubscriptionRow> {
  const changed = await updateSubscription(tx, plan.id, { plan: larger, price, nextPlan: null });
  const next = await nextPeriodOf(tx, plan);
  if (next) {
    await voidInvoice(work, tx, next);
    await openNextPeriod(work, tx, changed);
  }
  return changed;
}

/** Begins a period that is paid. */
export async function beginPeriod(
  work: PlanWork,
  tx: Tx,
  plan: SubscriptionRow,
  { cycle, endsOn, plan: paid, price, startsOn }: InvoiceRow,
): Promise<SubscriptionRow> {
  await voidOpen(work, tx, plan, 'upgrade');
  const begun = await updateSubscription(tx, plan.id, {
    plan: paid,
    cycle,
    price,
    startsOn,
    endsOn,
    status: 'active',
    payBefore: null,
    nextPlan: null,
    nextCycle: null,
    noticed: null,
    ...(plan.status === 'awaiting' ? { anchor: Number(startsOn.slice(8)) } : {}),
  });
  await tellConcerned(work, tx, begun, {
    title: titles.begun,
    text: forAll.begun,
    away: outside.begun,
    on: endsOn,
  });
  return begun;
}
