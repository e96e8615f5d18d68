import { weekdayOf } from '@hafi/base/kigali-time';
import { locales } from '@hafi/i18n/locales';
import { translate } from '@hafi/i18n/server-catalogue';
import { describe, expect, test } from 'vitest';
import { easterSunday, holidayOn, holidaysOf } from './holidays.ts';

const observed: Record<number, string[]> = {
  2026: [
    '2026-01-01',
    '2026-01-02',
    '2026-02-02',
    '2026-03-20',
    '2026-04-03',
    '2026-04-06',
    '2026-04-07',
    '2026-05-01',
    '2026-05-27',
    '2026-07-01',
    '2026-07-06',
    '2026-08-07',
    '2026-08-17',
    '2026-12-25',
    '2026-12-28',
  ],
  2027: [
    '2027-01-01',
    '2027-01-04',
    '2027-02-01',
    '2027-03-09',
    '2027-03-10',
    '2027-03-26',
    '2027-03-29',
    '2027-04-07',
    '2027-05-03',
    '2027-05-17',
    '2027-07-01',
    '2027-07-05',
    '2027-08-06',
    '2027-08-16',
    '2027-12-27',
  ],
};

describe('holidays', () => {
  test.each(Object.entries(observed))('the working days lost in %s', (year, days) => {
    const lost = holidaysOf(Number(year)).filter(({ day }) => weekdayOf(day) <= 5);
    expect(lost.map(({ day }) => day)).toEqual(days);
  });

  test('7 April is not moved when it is on a weekend', () => {
    expect(weekdayOf('2029-04-07')).toBe(6);
    expect(holidayOn('2029-04-07')?.id).toBe('holiday.memorial');
    expect(holidayOn('2029-04-09')).toBeNull();
  });

  test('a holiday on a weekend counts on that day too, for doctors who work then', () => {
    expect(holidayOn('2027-05-01')?.id).toBe('holiday.labour');
    expect(holidayOn('2027-12-26')?.id).toBe('holiday.boxing');
  });

  test.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i is %s', (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });

  test('each is named in three languages', () => {
    for (const { name } of holidaysOf(2026)) {
      const written = locales.map((locale) => translate(locale, name));
      expect(written.every((text) => text !== '' && text !== name.id)).toBe(true);
    }
    expect(translate('rw', { id: 'holiday.heroes' })).toBe("Umunsi w'Intwari");
  });
});
