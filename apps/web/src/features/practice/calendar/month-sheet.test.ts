import { expect, it } from 'vitest';
import { weeksOfMonth } from './month-sheet.tsx';

it('has whole weeks from Monday on, four to six of them', () => {
  const december = weeksOfMonth('2026-12-21');
  expect(december).toHaveLength(5);
  expect([december[0]?.[0], december.at(-1)?.[6]]).toEqual(['2026-11-30', '2027-01-03']);
  // Begins on a Monday and has 28 days; begins on a Saturday.
  expect(weeksOfMonth('2027-02-10')).toHaveLength(4);
  expect(weeksOfMonth('2026-08-31')).toHaveLength(6);
});
