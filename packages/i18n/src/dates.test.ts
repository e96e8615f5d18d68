import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNames, monthNames, shortDayNames, shortMonthNames } from './date-names.ts';
import { type DateStyle, dayIn, formatDate, formatDateTime, formatTime } from './dates.ts';
import type { Locale } from './locales.ts';

const evening = new Date('2026-11-21T22:30:00Z');

test.each<[Locale, DateStyle, string]>([
  ['en', 'long', '21 November 2026'],
  ['en', 'short', '21 Nov 2026'],
  ['en', 'weekday', 'Saturday 21 November'],
  ['en', 'full', 'Saturday 21 November 2026'],
  ['en', 'day-month', '21 November'],
  ['en', 'month', 'November 2026'],
  ['rw', 'long', '21 Ugushyingo 2026'],
  ['rw', 'short', '21/11/2026'],
  ['rw', 'weekday', 'Kuwa gatandatu, 21 Ugushyingo'],
  ['rw', 'full', 'Kuwa gatandatu, 21 Ugushyingo 2026'],
  ['rw', 'day-month', '21 Ugushyingo'],
  ['rw', 'month', 'Ugushyingo 2026'],
  ['fr', 'long', '21 novembre 2026'],
  ['fr', 'short', '21 nov. 2026'],
  ['fr', 'weekday', 'samedi 21 novembre'],
  ['fr', 'full', 'samedi 21 novembre 2026'],
  ['fr', 'day-month', '21 novembre'],
  ['fr', 'month', 'novembre 2026'],
])('%s %s is %s', (locale, style, expected) => {
  expect(formatDate('2026-11-21', locale, { style })).toBe(expected);
});

test('the first of a month is an ordinal in French only', () => {
  expect(formatDate('2026-07-01', 'fr', { style: 'weekday' })).toBe('mercredi 1er juillet');
  expect(formatDate('2026-07-01', 'en')).toBe('1 July 2026');
  expect(formatDate('2026-07-01', 'rw')).toBe('1 Nyakanga 2026');
});

test('an instant is shown in Kigali unless another zone is given', () => {
  expect(formatDate(evening, 'en')).toBe('22 November 2026');
  expect(formatTime(evening)).toBe('00:30');
  expect(formatTime(evening, 'Europe/Brussels')).toBe('23:30');
  expect(dayIn(evening, 'Europe/Brussels')).toBe('2026-11-21');
  expect(dayIn(evening, 'America/New_York')).toBe('2026-11-21');
});

test('date and time are combined', () => {
  const at = new Date('2026-11-23T08:30:00Z');
  expect(formatDateTime(at, 'en')).toBe('23 November 2026, 10:30');
  expect(formatDateTime(at, 'rw', { style: 'weekday' })).toBe('Kuwa mbere, 23 Ugushyingo, 10:30');
  expect(formatDateTime(at, 'fr')).toBe('23 novembre 2026 à 10:30');
  expect(formatDateTime(at, 'en', { timeZone: 'America/Chicago' })).toBe(
    '23 November 2026, 02:30 (Chicago)',
  );
});

test('invalid dates are refused', () => {
  expect(() => formatDate('2027-02-29', 'rw')).toThrow(RangeError);
  expect(() => formatDate(new Date('never'), 'rw')).toThrow(RangeError);
  expect(() => formatDate(evening, 'rw', { timeZone: 'Mars/Olympus' })).toThrow(RangeError);
});

describe('agrees with Intl where Intl is right', () => {
  const dates = fc.date({
    min: new Date('1920-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  const zones = fc.constantFrom(
    'Africa/Kigali',
    'Europe/Brussels',
    'America/Los_Angeles',
    'Asia/Kolkata',
    'UTC',
  );

  test.each<[Locale, string]>([
    ['en', 'en-GB'],
    ['fr', 'fr'],
  ])('%s', (locale, tag) => {
    fc.assert(
      fc.property(dates, zones, (date, timeZone) => {
        const expected = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone }).format(date);
        const given = formatDate(date, locale, { style: 'full', timeZone });
        expect(given.replace('1er ', '1 ')).toBe(expected.replace(',', ''));
        const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(
          date,
        );
        expect(formatTime(date, timeZone)).toBe(time);
      }),
    );
  });

  test('short month names in French', () => {
    const reader = new Intl.DateTimeFormat('fr', { month: 'short', timeZone: 'UTC' });
    const months = shortMonthNames.fr.map((_, month) => reader.format(Date.UTC(2026, month, 15)));
    expect(shortMonthNames.fr).toEqual(months);
  });
});

test.each<Locale>(['en', 'rw', 'fr'])(
  '%s has 12 different months and 7 different days',
  (locale) => {
    expect(new Set(monthNames[locale]).size).toBe(12);
    expect(new Set(shortMonthNames[locale]).size).toBe(12);
    expect(new Set(dayNames[locale]).size).toBe(7);
    expect(new Set(shortDayNames[locale]).size).toBe(7);
  },
);

test('writes the day of the week small within a sentence in Kinyarwanda', () => {
  const options = { style: 'full', within: true } as const;
  expect(formatDate('2026-11-29', 'rw', options)).toBe('ku cyumweru, 29 Ugushyingo 2026');
  expect(formatDate('2026-11-29', 'en', options)).toBe('Sunday 29 November 2026');
});
