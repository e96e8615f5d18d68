import { type CalendarDay, dayInKigali } from '@hafi/base/kigali-time';
import { periodEnd, planPrice, splitSum } from '@hafi/contract/plans/plan-periods';
import type { Tx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import {
  findInvoices,
  findOpenInvoices,
  findParts,
  type InvoiceRow,
  insertInvoice,
  insertParts,
  type PartRow,
  updateInvoice,
  updatePart,
} from './invoices.repo.ts';
import { circlePeople } from './plan-people.ts';
import type { PlanWork } from './plan-work.ts';
import { findShares, type SubscriptionRow } from './subscriptions.repo.ts';

/** Who pays what of a sum: the agreed shares of those who are still around; the rest the manager. */
async function divide(
  tx: Tx,
  plan: SubscriptionRow,
  sum: number,
): Promise<{ payerId: string; amount: number }[]> {
  const circle = await circlePeople(tx, plan.elderId);
  const shares = (await findShares(tx, plan.id)).filter(
    ({ agreedAt, payerId }) =>
      agreedAt !== null && circle.has(payerId) && payerId !== plan.managerId,
  );
  const { parts, rest } = splitSum(
    sum,
    shares.map(({ percent }) => percent),
  );
  return [
    { payerId: plan.managerId, amount: rest },
    ...shares.map(({ payerId }, at) => ({ payerId, amount: parts[at] ?? 0 })),
  ].filter(({ amount }) => amount > 0);
}

/** Makes the invoice of the next period: of what was chosen for it, at today's price. */
export async function openNextPeriod(
  { platform }: PlanWork,
  tx: Tx,
  plan: SubscriptionRow,
): Promise<InvoiceRow> {
  const cycle = plan.nextCycle ?? plan.cycle;
  const next = plan.nextPlan ?? plan.plan;
  const price = planPrice(next, cycle);
  const startsOn = plan.status === 'awaiting' ? plan.startsOn : plan.endsOn;
  const invoice: InvoiceRow = {
    id: newId(),
    subscriptionId: plan.id,
    kind: 'period',
    plan: next,
    cycle,
    startsOn,
    endsOn: periodEnd(startsOn, cycle, plan.anchor),
    amount: price,
    price,
    state: 'open',
    madeAt: platform.clock.now(),
  };
  await insertInvoice(tx, invoice);
  await insertParts(tx, partRows(invoice.id, await divide(tx, plan, price)));
  return invoice;
}

/** Makes the invoice of a larger plan for the rest of the period, for who wishes it. */
export async function openUpgrade(
  { platform }: PlanWork,
  tx: Tx,
  plan: SubscriptionRow,
  wish: { readonly to: SubscriptionRow['plan']; readonly amount: number; readonly payerId: string },
): Promise<void> {
  const { amount, payerId, to } = wish;
  const now = platform.clock.now();
  const id = newId();
  await insertInvoice(tx, {
    id,
    subscriptionId: plan.id,
    kind: 'upgrade',
    plan: to,
    cycle: plan.cycle,
    startsOn: dayInKigali(now),
    endsOn: plan.endsOn,
    amount,
    price: planPrice(to, plan.cycle),
    state: 'open',
    madeAt: now,
  });
  await insertParts(tx, partRows(id, [{ payerId, amount }]));
}

/** New parts of an invoice, to be paid. */
export const partRows = (
  invoiceId: string,
  parts: readonly { payerId: string; amount: number; replaces?: string }[],
): PartRow[] =>
  parts.map(({ amount, payerId, replaces = null }) => ({
    id: newId(),
    invoiceId,
    payerId,
    amount,
    state: 'due',
    paymentId: null,
    replaces,
  }));

/** Of an invoice that is not wanted any more: nothing is due, and what was paid goes back. */
export async function voidInvoice(
  { giveBack }: PlanWork,
  tx: Tx,
  invoice: Pick<InvoiceRow, 'id'>,
): Promise<void> {
  await updateInvoice(tx, invoice.id, { state: 'void' });
  const parts = await findParts(tx, [invoice.id]);
  // Payments are locked in the order of their ids.
  const inOrder = parts.sort((one, two) =>
    (one.paymentId ?? '') < (two.paymentId ?? '') ? -1 : 1,
  );
  for (const { id, paymentId, state } of inOrder) {
    if (state === 'due' || state === 'pending') await updatePart(tx, id, { state: 'void' });
    if (state !== 'paid' || !paymentId) continue;
    const after = await giveBack(tx, { paymentId, keepRwf: 0 });
    await updatePart(tx, id, { state: after === 'refunded' ? 'refunded' : 'refunding' });
  }
}

/** Voids the open invoices of a plan, of one kind or all. */
export async function voidOpen(
  work: PlanWork,
  tx: Tx,
  { id }: Pick<SubscriptionRow, 'id'>,
  kind?: InvoiceRow['kind'],
): Promise<void> {
  for (const invoice of await findOpenInvoices(tx, id)) {
    if (kind === undefined || invoice.kind === kind) await voidInvoice(work, tx, invoice);
  }
}

/** The invoice of the next period, open or paid. */
export async function nextPeriodOf(
  tx: Tx,
  plan: Pick<SubscriptionRow, 'endsOn' | 'id'>,
): Promise<InvoiceRow | undefined> {
  const latest = await findInvoices(tx, plan.id, 20);
  return latest.find(
    ({ kind, startsOn, state }) =>
      kind === 'period' && state !== 'void' && startsOn === plan.endsOn,
  );
}

/** Whether somebody has paid, or is paying, a part of an invoice. */
export async function isBegun(tx: Tx, invoice: InvoiceRow): Promise<boolean> {
  const parts = await findParts(tx, [invoice.id]);
  return parts.some(({ state }) => state === 'paid' || state === 'pending');
}

/**
 * Moves what those were asked for who are not around any more to the manager. Returns the new parts.
 */
export async function moveOrphans(tx: Tx, plan: SubscriptionRow): Promise<PartRow[]> {
  const circle = await circlePeople(tx, plan.elderId);
  const open = await findOpenInvoices(tx, plan.id);
  const orphans = (
    await findParts(
      tx,
      open.map(({ id }) => id),
    )
  ).filter(({ payerId, state }) => state === 'due' && !circle.has(payerId));
  const moved = orphans.flatMap(({ amount, id, invoiceId }) =>
    partRows(invoiceId, [{ payerId: plan.managerId, amount, replaces: id }]),
  );
  for (const { id } of orphans) await updatePart(tx, id, { state: 'void' });
  await insertParts(tx, moved);
  return moved;
}

/** The first day of an invoice whose plan waited for its first payment: the day on which it came. */
export const movedTo = (
  invoice: InvoiceRow,
  startsOn: CalendarDay,
): Pick<InvoiceRow, 'endsOn' | 'startsOn'> => ({
  startsOn,
  endsOn: periodEnd(startsOn, invoice.cycle, Number(startsOn.slice(8))),
});
