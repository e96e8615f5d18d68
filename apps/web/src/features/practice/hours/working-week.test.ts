import { describe, expect, test } from 'vitest';
import { addSpell, copyDay, faultsOf } from './working-week.ts';

const spell = (weekday: number, start: string, end: string) => ({ weekday, start, end });

describe('changing the week', () => {
  test('a period must end after it begins, and not overlap another of its day', () => {
    const week = [
      spell(1, '09:00', '12:00'),
      spell(1, '11:30', '13:00'),
      spell(1, '12:00', '12:00'),
      spell(2, '11:30', '13:00'),
    ];
    expect(faultsOf(week)).toEqual([null, 'overlapping', 'ends-before-start', null]);
    expect(faultsOf([spell(1, '09:00', '12:00'), spell(1, '12:00', '13:00')])).toEqual([
      null,
      null,
    ]);
  });

  test('added periods find room', () => {
    const week = addSpell(addSpell(addSpell(addSpell([], 1), 1), 1), 1);
    expect(week).toHaveLength(4);
    expect(faultsOf(week)).toEqual([null, null, null, null]);
  });

  test('a day is copied over others', () => {
    const week = copyDay([spell(1, '09:00', '12:00'), spell(3, '14:00', '15:00')], 1, [2, 3]);
    expect(week).toEqual([
      spell(1, '09:00', '12:00'),
      spell(2, '09:00', '12:00'),
      spell(3, '09:00', '12:00'),
    ]);
  });
});
