import { expect, it } from 'vitest';
import { halfHours, halfHoursBetween } from './half-hours.ts';

it('names the half hours of a day', () => {
  expect(halfHours).toHaveLength(48);
  expect(halfHours.slice(0, 3)).toEqual(['00:00', '00:30', '01:00']);
  expect(halfHours.at(-1)).toBe('23:30');
});

it('names those of a part of it', () => {
  expect(halfHoursBetween(9, 11)).toEqual(['09:00', '09:30', '10:00', '10:30']);
});
