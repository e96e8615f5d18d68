import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { minuteInMs } from '@hafi/base/time';
import type { Tx } from '../../platform/db/tx.ts';
import { findOpenInvoices, findParts } from './invoices.repo.ts';
import { screensOf } from './plan-people.ts';
import type { PlanWork } from './plan-work.ts';
import { type SubscriptionRow, updateSubscription } from './subscriptions.repo.ts';
import { changed } from './tell-plan.ts';

/** How soon it is looked again what became of a prompt or a card page, in milliseconds. */
const soonMs = 10 * minuteInMs;

/**
 * Lets a plan whose days to pay are over wait for money that is on its way: a day more for a transfer,
 * whose payer was told until when it may come and which people look at, some minutes for a prompt. Null
 * when nothing is on its way.
 */
export async function awaitMoney(
  { comesByBank, platform }: PlanWork,
  tx: Tx,
  plan: SubscriptionRow,
): Promise<{ readonly plan: SubscriptionRow; readonly againAt?: Date } | null> {
  const open = (await findOpenInvoices(tx, plan.id)).filter(({ kind }) => kind === 'period');
  const parts = await findParts(
    tx,
    open.map(({ id }) => id),
  );
  const requested = parts.flatMap(({ paymentId, state }) =>
    state === 'pending' && paymentId ? [paymentId] : [],
  );
  if (requested.length === 0) return null;
  const now = platform.clock.now();
  if (!(await comesByBank(tx, requested))) {
    return { plan, againAt: new Date(now.getTime() + soonMs) };
  }
  const payBefore = addDays(dayInKigali(now), 1);
  changed(tx, await screensOf(tx, plan));
  return { plan: await updateSubscription(tx, plan.id, { payBefore }) };
}
