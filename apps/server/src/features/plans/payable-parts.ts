import type { PartState } from '@hafi/contract/plans/subscription.schemas';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { findPart, type InvoiceRow, type PartRow, updatePart } from './invoices.repo.ts';
import { circlePeople, screensOf } from './plan-people.ts';
import { payableUntil } from './plan-steps.ts';
import { mayPay } from './plans.policy.ts';
import { lockSubscription, type SubscriptionRow, scheduleNow } from './subscriptions.repo.ts';

/** What payments need to know about a part of an invoice of a care plan. */
export interface PayablePart {
  readonly part: PartRow;
  readonly invoice: InvoiceRow;
  readonly plan: Pick<SubscriptionRow, 'elderId' | 'id'>;
  /** When paying it is of no use any more. */
  readonly until: Date;
  readonly elderName: string;
  readonly people: readonly string[];
}

/** A part, with its plan locked. */
export async function lockPart(tx: Tx, id: string): Promise<PayablePart | null> {
  const before = await findPart(tx, id);
  const plan = before && (await lockSubscription(tx, before.invoice.subscriptionId));
  const found = await findPart(tx, id);
  if (!plan || !found) return null;
  const elder = (await findPeople(tx, [plan.elderId])).get(plan.elderId);
  const people = [...new Set([...(await screensOf(tx, plan)), found.part.payerId])];
  const until = payableUntil(plan, found.invoice.kind);
  return { ...found, plan, until, elderName: elder?.name ?? '', people };
}

/** The same for who may pay it now; otherwise null. */
export async function payablePart(
  tx: Tx,
  id: string,
  personId: string,
): Promise<PayablePart | null> {
  const before = await findPart(tx, id);
  const plan = before && (await lockSubscription(tx, before.invoice.subscriptionId));
  if (!plan || !mayPay(personId, plan, before.part.payerId)) return null;
  if (!(await circlePeople(tx, plan.elderId)).has(personId)) return null;
  return lockPart(tx, id);
}

/** A part as it stands, without a lock. */
export const readPart = async (db: Db, id: string): Promise<PartRow | null> =>
  (await findPart(db, id))?.part ?? null;

/** Records how the payment of a part stands; what is paid takes effect as soon as it is whole, and what goes back. */
export async function settlePart(
  tx: Tx,
  { part, plan }: PayablePart,
  state: PartState,
  paymentId: string,
): Promise<void> {
  await updatePart(tx, part.id, { state, paymentId });
  if (state === 'paid' || state === 'refunding') await scheduleNow(tx, plan.id);
}

/** The people whose screens show a part. */
export async function peopleOfPart(db: Db, id: string): Promise<readonly string[]> {
  const found = await findPart(db, id);
  return found ? [found.part.payerId] : [];
}
