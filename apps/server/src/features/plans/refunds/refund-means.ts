import type { PlanRefund } from '@hafi/contract/plans/subscription.schemas';
import type { Db } from '../../../platform/db/database.ts';
import { findPart, findParts, type InvoiceRow, type PartRow } from '../invoices.repo.ts';
import { findSubscription, type SubscriptionRow } from '../subscriptions.repo.ts';

/** Whether the money of a part is back with who paid it, or on its way there. */
export const isBack = ({ state }: Pick<PartRow, 'state'>): boolean =>
  state === 'refunding' || state === 'refunded';

type PlanState = Pick<SubscriptionRow, 'endsOn' | 'plan' | 'startsOn' | 'status'>;

/** What it means for a plan that a part of an invoice goes back whole; `keeps` when another stays paid. */
export function meansOf(plan: PlanState, invoice: InvoiceRow, keeps: boolean): PlanRefund {
  const { endsOn, kind, startsOn, state } = invoice;
  if (plan.status === 'ended' || state === 'void') return 'nothing';
  if (kind === 'upgrade') {
    const isHad = plan.status === 'active' && plan.endsOn === endsOn && plan.plan === invoice.plan;
    return state === 'open' || isHad ? 'smaller-plan' : 'nothing';
  }
  // Of a period that has not begun: nobody has it for nothing, and nobody is kept from paying it.
  if (state === 'open' || startsOn === plan.endsOn) return 'due-again';
  if (plan.status !== 'active' || startsOn !== plan.startsOn) return 'nothing';
  return keeps ? 'goes-on' : 'ends';
}

/** What would come of giving a paid part back whole; null where there is no such part. */
export async function refundMeans(db: Db, partId: string): Promise<PlanRefund | null> {
  const found = await findPart(db, partId);
  const plan = found && (await findSubscription(db, found.invoice.subscriptionId));
  if (!found || !plan) return null;
  if (isBack(found.part)) return 'nothing';
  const others = (await findParts(db, [found.invoice.id])).filter(({ id }) => id !== partId);
  return meansOf(
    plan,
    found.invoice,
    others.some(({ state }) => state === 'paid'),
  );
}
