import { expect, it } from 'vitest';
import { ageOn } from './age-on.ts';

it.each([
  ['1952-03-12', '2026-03-11', 73],
  ['1952-03-12', '2026-03-12', 74],
  ['1952-02-29', '2026-02-28', 73],
  ['1952-02-29', '2026-03-01', 74],
])('is, of somebody born on %s, on %s: %i', (birthdate, day, age) => {
  expect(ageOn(birthdate, day)).toBe(age);
});
