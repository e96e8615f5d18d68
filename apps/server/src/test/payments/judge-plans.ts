import { periodEnd, planRank } from '@hafi/contract/plans/plan-periods';
import type { Stored, StoredPayment } from './stored-payments.ts';
import type { StoredInvoice, StoredPart, StoredPlan } from './stored-purposes.ts';

/** RWF of these payments that did not go back. */
export const leftOf = (came: readonly StoredPayment[]): number =>
  came.reduce((sum, { amount, back }) => sum + amount - (back ?? 0), 0);

/** What is wrong of these plans; `cameFor` are the payments of a part whose money came. */
export function wrongOfPlans(
  { begun, invoices, parts, plans }: Stored,
  cameFor: (purpose: string) => readonly StoredPayment[],
): string[] {
  const partsOf = Map.groupBy(parts, ({ invoice }) => invoice);
  const invoicesOf = Map.groupBy(invoices, ({ subscription }) => subscription);
  const periods = (plan: StoredPlan) =>
    (invoicesOf.get(plan.id) ?? []).filter(
      ({ kind, state }) => kind === 'period' && state === 'paid',
    );
  return [
    ...parts.flatMap((part) =>
      wrongOfPart(part, cameFor(part.id)).map((what) => `part ${part.id} of ${part.elder} ${what}`),
    ),
    ...plans.flatMap((plan) => {
      const all = invoicesOf.get(plan.id) ?? [];
      const ofPlan = all.flatMap((invoice) => [
        ...wrongOfInvoice(invoice, partsOf.get(invoice.id) ?? []).map(
          (what) => `has a ${invoice.kind} that ${what}`,
        ),
      ]);
      const left = all
        .flatMap(({ id }) => partsOf.get(id) ?? [])
        .reduce((sum, { id }) => sum + leftOf(cameFor(id)), 0);
      const upgrades = all.filter(({ kind, state }) => kind === 'upgrade' && state === 'paid');
      return [...ofPlan, ...wrongOfPlan(plan, { left, periods: periods(plan), upgrades })].map(
        (what) => `the plan of ${plan.elder} ${what}`,
      );
    }),
    ...begun.flatMap(({ elder, times }) => {
      const own = plans.filter((plan) => plan.elder === elder);
      const paid = own.reduce((sum, plan) => sum + periods(plan).length, 0);
      return times === paid
        ? []
        : [`the plan of ${elder} began ${times} times, paid ${paid} times`];
    }),
  ];
}

/** Invoices that are paid whole and wait to take effect all the same. */
export const paidInVain = ({ invoices, parts }: Pick<Stored, 'invoices' | 'parts'>): string[] => {
  const partsOf = Map.groupBy(parts, ({ invoice }) => invoice);
  return invoices
    .filter((one) => one.state === 'open' && isFull(partsOf.get(one.id) ?? []))
    .map(({ id }) => `the plan of ${partsOf.get(id)?.[0]?.elder} waits, though it is paid whole`);
};

/** The parts of an invoice that count: neither given up nor replaced. */
function status(parts: readonly StoredPart[]): StoredPart[] {
  const replaced = new Set(parts.map(({ replaces }) => replaces));
  return parts.filter(({ id, state }) => state !== 'void' && !replaced.has(id));
}

const isFull = (parts: readonly StoredPart[]): boolean =>
  status(parts).every(({ state }) => state === 'paid');

/** What is kept of a part is what it costs, once, and nothing of one that is not paid. */
function wrongOfPart({ amount, state }: StoredPart, came: readonly StoredPayment[]): string[] {
  const wrong: string[] = [];
  const left = leftOf(came);
  const due = state === 'paid' ? amount : 0;
  if (left !== due) wrong.push(`is ${state} and keeps ${left} of ${came.length} payments`);
  if (!['due', 'void', 'paid', 'refunded'].includes(state)) wrong.push(`has no end: ${state}`);
  if (['due', 'void'].includes(state) && came.length > 0)
    wrong.push(`is ${state} after ${came.length} payments`);
  return wrong;
}

/** An invoice is divided whole, and paid once all of it has come. */
function wrongOfInvoice({ amount, state }: StoredInvoice, parts: readonly StoredPart[]): string[] {
  const wrong: string[] = [];
  const has = (...states: string[]) => parts.some((part) => states.includes(part.state));
  if (state === 'void')
    return has('paid', 'due', 'pending') ? ['is void and was not given up'] : [];
  const sum = status(parts).reduce((total, part) => total + part.amount, 0);
  if (sum !== amount) wrong.push(`is divided into ${sum} of ${amount}`);
  if (state === 'open' && isFull(parts)) wrong.push('is paid whole and had no effect');
  if (state === 'paid' && has('due', 'pending'))
    wrong.push('had an effect before it was paid whole');
  return wrong;
}

interface Had {
  /** RWF that were kept of all that was paid for it. */
  readonly left: number;
  /** Periods that were paid whole. */
  readonly periods: readonly StoredInvoice[];
  readonly upgrades: readonly StoredInvoice[];
}

/** One period for one payment; what was not paid whole in its days has ended, and cost nothing. */
function wrongOfPlan(plan: StoredPlan, { left, periods, upgrades }: Had): string[] {
  if (plan.status === 'ended') return left === 0 ? [] : [`has ended and keeps ${left}`];
  if (plan.status !== 'active') return [`has no end: ${plan.status}`];
  const wrong: string[] = [];
  const [period] = periods;
  if (!period || periods.length > 1) return [`is active by ${periods.length} periods`];
  if (left === 0) wrong.push('is active, and nothing is paid');
  if (plan.afterTrial !== null && plan.startsOn !== plan.afterTrial)
    wrong.push(`began on ${plan.startsOn}, not ${plan.afterTrial}`);
  if (period.startsOn !== plan.startsOn || period.endsOn !== plan.endsOn)
    wrong.push(`has other days than were paid: ${plan.startsOn} to ${plan.endsOn}`);
  const endsOn = periodEnd(plan.startsOn, period.cycle, plan.anchor);
  if (plan.endsOn !== endsOn) wrong.push(`ends on ${plan.endsOn}, not ${endsOn}`);
  const largest = [period, ...upgrades].toSorted(
    (one, two) => planRank(two.plan) - planRank(one.plan),
  )[0];
  if (plan.plan !== largest?.plan) wrong.push(`is ${plan.plan}, paid was ${largest?.plan}`);
  return wrong;
}
