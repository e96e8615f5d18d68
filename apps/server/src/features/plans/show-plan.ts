import { dayInKigali } from '@hafi/base/kigali-time';
import { relatives } from '@hafi/contract/circle/circle-terms';
import { planPrice } from '@hafi/contract/plans/plan-periods';
import type { ElderPlan, PlanInvoice } from '@hafi/contract/plans/subscription.schemas';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { circleWith, membersOf } from '../circle/circle.public.ts';
import { findInvoices, findParts, type InvoiceRow, type PartRow } from './invoices.repo.ts';
import { offersOf } from './plan-offers.ts';
import { circlePeople } from './plan-people.ts';
import { type Asking, mayManage, mayPay, mayStart, requireCircle } from './plans.policy.ts';
import {
  findLastPlan,
  findShares,
  hasHadTrial,
  type ShareRow,
  type SubscriptionRow,
} from './subscriptions.repo.ts';

/** How many of the latest invoices are shown. */
const shownInvoices = 24;

type Named = (id: string) => { readonly id: string; readonly name: string };

/**
 * The care plan of an elder.
 * @throws Problem not-found outside the circle
 */
export async function showPlan(
  platform: Platform,
  caller: Asking,
  elderId: string,
): Promise<ElderPlan> {
  const { clock, db } = platform;
  const access = await requireCircle(platform, caller, elderId);
  const row = await findLastPlan(db, elderId);
  const circle = await circlePeople(db, elderId);
  const shares = row ? await findShares(db, row.id) : [];
  const invoices = row ? await findInvoices(db, row.id, shownInvoices) : [];
  const parts = await findParts(
    db,
    invoices.map(({ id }) => id),
  );
  const ids = [elderId, row?.managerId ?? elderId, ...circle, ...shares.map((one) => one.payerId)];
  const cards = await findPeople(db, [...new Set([...ids, ...parts.map((one) => one.payerId)])]);
  const named: Named = (id) => ({ id, name: cards.get(id)?.name ?? '' });
  const isLive = row !== undefined && row.status !== 'ended';
  const keepers = await circleWith(db, elderId, 'bookings:manage');
  const decide = new Set([elderId, ...keepers, ...(isLive ? [row.managerId] : [])]);
  const canManage = isLive && mayManage(access, row);
  const family = new Set(
    (await membersOf(db, elderId))
      .filter(({ relation }) => relatives.includes(relation))
      .map(({ personId }) => personId),
  );
  return {
    elder: named(elderId),
    trial: !(await hasHadTrial(db, elderId)),
    subscription: row
      ? {
          ...ofPlan(row),
          manager: named(row.managerId),
          shares: shares.map((share) => ofShare(share, named)),
          invoices: invoices.map((invoice) =>
            ofInvoice(invoice, parts, { named, plan: row, reader: caller.personId }),
          ),
        }
      : null,
    offers: isLive && canManage && !row.cancels ? offersOf(row, dayInKigali(clock.now())) : [],
    others: canManage
      ? [...circle]
          .filter((id) => id !== row.managerId)
          .map((id) => ({ ...named(id), isFamily: family.has(id) }))
          .sort((one, other) => Number(other.isFamily) - Number(one.isFamily))
      : [],
    deciders: [...decide].filter((id) => circle.has(id)).map((id) => named(id)),
    can: { start: !isLive && mayStart(access), manage: canManage },
  };
}

function ofPlan(row: SubscriptionRow) {
  const { cancels, cycle, endsOn, id, pauseMonths, payBefore, plan, startsOn, status } = row;
  const next = { plan: row.nextPlan ?? plan, cycle: row.nextCycle ?? cycle };
  return {
    id,
    plan,
    cycle,
    status,
    startsOn,
    endsOn,
    payBefore,
    cancels,
    pauseMonths,
    next: { ...next, price: planPrice(next.plan, next.cycle) },
  };
}

/** A share as it is shown. */
export const ofShare = ({ agreedAt, payerId, percent }: ShareRow, named: Named) => ({
  payer: named(payerId),
  percent,
  state: agreedAt ? ('agreed' as const) : ('asked' as const),
});

function ofInvoice(
  { amount, cycle, endsOn, id, kind, plan: of, startsOn, state }: InvoiceRow,
  parts: readonly PartRow[],
  { named, plan, reader }: { named: Named; plan: SubscriptionRow; reader: string },
): PlanInvoice {
  return {
    id,
    kind,
    plan: of,
    cycle,
    startsOn,
    endsOn,
    amount,
    state,
    parts: parts
      .filter(({ invoiceId }) => invoiceId === id)
      .map((part) => ({
        id: part.id,
        payer: named(part.payerId),
        amount: part.amount,
        state: part.state,
        paymentId: part.payerId === reader ? part.paymentId : null,
        can: { pay: part.state === 'due' && mayPay(reader, plan, part.payerId) },
      })),
  };
}
