import { describe, expect, test } from 'vitest';
import { foldWeek } from './fold-week.ts';

const spell = (weekday: number, start: string, end: string) => ({ weekday, start, end });

describe('a week in words', () => {
  test('adjacent days with equal hours are one line', () => {
    const week = [1, 2, 3, 5].flatMap((day) => [
      spell(day, '14:00', '17:00'),
      spell(day, '09:00', '12:00'),
    ]);
    expect(foldWeek(week).map(({ first, last }) => [first, last])).toEqual([
      [1, 3],
      [5, 5],
    ]);
    expect(foldWeek(week)[0]?.spells.map(({ start }) => start)).toEqual(['09:00', '14:00']);
  });

  test('days with other hours are separate, and days off have no line', () => {
    const week = [spell(1, '09:00', '12:00'), spell(2, '09:00', '13:00')];
    expect(foldWeek(week)).toHaveLength(2);
    expect(foldWeek([])).toEqual([]);
  });
});
