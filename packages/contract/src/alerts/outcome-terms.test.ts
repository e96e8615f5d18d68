import { expect, it } from 'vitest';
import { outcomes, outcomesOf } from './outcome-terms.ts';

it('lets nobody say of themselves that they have died', () => {
  expect(outcomesOf(true)).toEqual(outcomes.filter((outcome) => outcome !== 'died'));
  expect(outcomesOf(false)).toEqual([...outcomes]);
});
