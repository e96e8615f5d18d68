import { type CalendarDay, daysBetween } from '@hafi/base/kigali-time';
import { type BillingCycle, type CarePlanId, carePlans } from './plans.ts';

/** The price of a period of a plan today, in RWF. */
export function planPrice(plan: CarePlanId, cycle: BillingCycle): number {
  const found = carePlans.find(({ id }) => id === plan);
  if (!found) throw new Error(`there is no plan ${plan}`);
  return found[cycle];
}

/** How much a plan holds, against the others: a larger one holds all of a smaller one. */
export const planRank = (plan: CarePlanId): number => carePlans.findIndex(({ id }) => id === plan);

/**
 * The day of the month `anchor`, some months after a day; the month's last day where it has no such
 * day. With the anchor of the first period the 31st comes back after a short month.
 */
export function monthsLater(
  day: CalendarDay,
  months: number,
  anchor = Number(day.slice(8)),
): CalendarDay {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(anchor, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** The first day after a period that begins on `start`. */
export const periodEnd = (start: CalendarDay, cycle: BillingCycle, anchor: number): CalendarDay =>
  monthsLater(start, cycle === 'monthly' ? 1 : 12, anchor);

/** A period as it was paid: `price` RWF for the days from `start` up to, without, `end`. */
export interface PaidPeriod {
  readonly price: number;
  readonly start: CalendarDay;
  readonly end: CalendarDay;
}

/** How many days of a period are left, `today` included: none after it, all of them before it. */
export function daysLeft({ end, start }: PaidPeriod, today: CalendarDay): number {
  return Math.max(0, Math.min(daysBetween(start, end), daysBetween(today, end)));
}

/**
 * What a larger plan costs for the rest of a period that is paid, in RWF:
 * `(price of the larger - price paid) x days left / days of the period`, rounded down. Never
 * negative and never more than the whole difference.
 */
export function upgradePrice(paid: PaidPeriod, price: number, today: CalendarDay): number {
  const days = daysBetween(paid.start, paid.end);
  if (days <= 0) return 0;
  return Math.floor((Math.max(0, price - paid.price) * daysLeft(paid, today)) / days);
}

/** A sum in parts by percent, each rounded down; what is left over is the last number. */
export function splitSum(
  sum: number,
  percents: readonly number[],
): { readonly parts: readonly number[]; readonly rest: number } {
  const parts = percents.map((percent) => Math.floor((sum * percent) / 100));
  return { parts, rest: sum - parts.reduce((total, part) => total + part, 0) };
}
