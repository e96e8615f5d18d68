import { addDays, daysBetween } from '@hafi/base/kigali-time';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysLeft, monthsLater, periodEnd, splitSum, upgradePrice } from './plan-periods.ts';

const day = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2026-01-01', count));
const period = fc.record({
  start: day,
  cycle: fc.constantFrom('monthly' as const, 'yearly' as const),
  price: fc.integer({ min: 1, max: 400_000 }),
  larger: fc.integer({ min: 0, max: 400_000 }),
  at: fc.integer({ min: -40, max: 400 }),
});

it('asks for a larger plan never less than nothing, never more than the difference, less each day', () => {
  fc.assert(
    fc.property(period, ({ at, cycle, larger, price, start }) => {
      const end = periodEnd(start, cycle, Number(start.slice(8)));
      const paid = { price, start, end };
      const today = addDays(start, at);
      const amount = upgradePrice(paid, larger, today);
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(Math.max(0, larger - price));
      expect(Number.isInteger(amount)).toBe(true);
      expect(upgradePrice(paid, larger, addDays(today, 1))).toBeLessThanOrEqual(amount);
      expect(upgradePrice(paid, larger, start)).toBe(Math.max(0, larger - price));
      expect(upgradePrice(paid, larger, end)).toBe(0);
      const days = daysBetween(start, end);
      expect(daysLeft(paid, today) + Math.max(0, Math.min(days, at))).toBe(days);
    }),
  );
});

it('by way of a plan between costs as much as at once, but for a franc of rounding', () => {
  fc.assert(
    fc.property(period, fc.nat(400_000), ({ at, cycle, larger, price, start }, more) => {
      const paid = { price, start, end: periodEnd(start, cycle, Number(start.slice(8))) };
      const today = addDays(start, Math.max(0, at));
      const between = price + larger;
      const full = upgradePrice(paid, between + more, today);
      const steps =
        upgradePrice(paid, between, today) +
        upgradePrice({ ...paid, price: between }, between + more, today);
      expect(full - steps).toBeGreaterThanOrEqual(0);
      expect(full - steps).toBeLessThanOrEqual(1);
    }),
  );
});

it('splits a sum into parts that are the whole', () => {
  const percents = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 5 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400_000 }), percents, (sum, shares) => {
      const { parts, rest } = splitSum(sum, shares);
      expect(parts.reduce((total, part) => total + part, rest)).toBe(sum);
      expect(rest).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('comes back to the day on which it began after a short month', () => {
  expect(monthsLater('2027-01-31', 1)).toBe('2027-02-28');
  expect(monthsLater('2027-02-28', 1, 31)).toBe('2027-03-31');
  expect(monthsLater('2028-01-30', 1)).toBe('2028-02-29');
  expect(monthsLater('2027-12-15', 1)).toBe('2028-01-15');
  expect(periodEnd('2028-02-29', 'yearly', 29)).toBe('2029-02-28');
});
