import { expect, it } from 'vitest';
import { carePlans, featuresOf, yearlySaving, yearlySavingPercent } from './plans.ts';

it('crosses out the price of twelve months', () => {
  for (const { monthly, originalYearly } of carePlans) expect(originalYearly).toBe(12 * monthly);
});

it('saves what the label says, in whole percent', () => {
  expect(carePlans.map(yearlySaving)).toEqual([17_000, 36_000, 64_000]);
  for (const plan of carePlans) {
    expect(Math.round((100 * yearlySaving(plan)) / plan.originalYearly)).toBe(yearlySavingPercent);
  }
});

it('includes in each plan all of the smaller ones, and lists nothing twice', () => {
  const [essential, complete, premium] = carePlans.map(({ id }) => featuresOf(id));
  expect(complete).toEqual(expect.arrayContaining([...(essential ?? [])]));
  expect(premium).toEqual(expect.arrayContaining([...(complete ?? [])]));
  expect(new Set(premium).size).toBe(premium?.length);
});
