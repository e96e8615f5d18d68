import { describe, expect, it } from 'vitest';
import type { VitalKind, VitalValues } from './vital-kinds.ts';
import { bandOf, bearingOf, statusOf } from './vital-status.ts';

const said = (
  kind: VitalKind,
  values: VitalValues,
  glucose?: 'fasting' | 'after-meal' | 'random',
) => {
  const { direction, level } = statusOf(kind, values, { glucose });
  return direction ? `${level} ${direction}` : level;
};

describe('each boundary of a vital with one number', () => {
  it.each([
    ['heart-rate', 40, 'urgent low'],
    ['heart-rate', 41, 'watch low'],
    ['heart-rate', 50, 'watch low'],
    ['heart-rate', 51, 'normal'],
    ['heart-rate', 90, 'normal'],
    ['heart-rate', 91, 'watch high'],
    ['heart-rate', 130, 'watch high'],
    ['heart-rate', 131, 'urgent high'],
    ['temperature', 35, 'urgent low'],
    ['temperature', 35.1, 'watch low'],
    ['temperature', 36, 'watch low'],
    ['temperature', 36.1, 'normal'],
    ['temperature', 38, 'normal'],
    ['temperature', 38.1, 'watch high'],
    ['temperature', 39, 'watch high'],
    ['temperature', 39.1, 'urgent high'],
    ['oxygen-saturation', 91, 'urgent low'],
    ['oxygen-saturation', 92, 'watch low'],
    ['oxygen-saturation', 95, 'watch low'],
    ['oxygen-saturation', 96, 'normal'],
    ['oxygen-saturation', 100, 'normal'],
    ['respiratory-rate', 8, 'urgent low'],
    ['respiratory-rate', 9, 'watch low'],
    ['respiratory-rate', 11, 'watch low'],
    ['respiratory-rate', 12, 'normal'],
    ['respiratory-rate', 20, 'normal'],
    ['respiratory-rate', 21, 'watch high'],
    ['respiratory-rate', 24, 'watch high'],
    ['respiratory-rate', 25, 'urgent high'],
    ['weight', 20, 'normal'],
    ['weight', 300, 'normal'],
  ] as const)('%s %d is %s', (kind, value, expected) => {
    expect(said(kind, { value })).toBe(expected);
  });
});

describe('each boundary of blood pressure', () => {
  it.each([
    [90, 70, 'urgent low'],
    [91, 70, 'watch low'],
    [110, 70, 'watch low'],
    [111, 70, 'normal'],
    [139, 89, 'normal'],
    [140, 89, 'watch high'],
    [139, 90, 'watch high'],
    [179, 109, 'watch high'],
    [180, 89, 'urgent high'],
    [139, 110, 'urgent high'],
    [120, 59, 'normal'],
    // The most severe part counts, whichever it is.
    [105, 112, 'urgent high'],
    [90, 100, 'urgent low'],
  ])('%d over %d is %s', (systolic, diastolic, expected) => {
    expect(said('blood-pressure', { systolic, diastolic })).toBe(expected);
  });
});

describe('each boundary of glucose', () => {
  it.each([
    ['fasting', 53.9, 'urgent low'],
    ['fasting', 54, 'watch low'],
    ['fasting', 69.9, 'watch low'],
    ['fasting', 70, 'normal'],
    ['fasting', 99.9, 'normal'],
    ['fasting', 100, 'watch high'],
    ['fasting', 299.9, 'watch high'],
    ['fasting', 300, 'urgent high'],
    ['random', 53.9, 'urgent low'],
    ['random', 69.9, 'watch low'],
    ['random', 70, 'normal'],
    ['random', 199.9, 'normal'],
    ['random', 200, 'watch high'],
    ['random', 300, 'urgent high'],
    ['after-meal', 199.9, 'normal'],
    ['after-meal', 200, 'watch high'],
    [undefined, 126, 'normal'],
    [undefined, 200, 'watch high'],
  ] as const)('%s %d is %s', (context, value, expected) => {
    expect(said('glucose', { value }, context)).toBe(expected);
  });
});

describe('a change', () => {
  it.each([
    [
      'blood-pressure',
      { systolic: 165, diastolic: 95 },
      { systolic: 150, diastolic: 88 },
      'towards',
    ],
    ['blood-pressure', { systolic: 130, diastolic: 80 }, { systolic: 150, diastolic: 80 }, 'away'],
    ['heart-rate', { value: 70 }, { value: 80 }, 'neither'],
    ['oxygen-saturation', { value: 93 }, { value: 97 }, 'towards'],
    ['weight', { value: 60 }, { value: 70 }, 'neither'],
  ] as const)('of %s from %o to %o leads %s', (kind, before, after, expected) => {
    expect(bearingOf(kind, before, after)).toBe(expected);
  });

  it('of glucose is judged by when it was measured', () => {
    const rise = [{ value: 90 }, { value: 120 }] as const;
    expect(bearingOf('glucose', ...rise, { glucose: 'fasting' })).toBe('away');
    expect(bearingOf('glucose', ...rise, { glucose: 'after-meal' })).toBe('neither');
  });
});

it('weight has no usual range', () => {
  expect(bandOf('weight', 'value')).toBeUndefined();
  expect(bandOf('blood-pressure', 'diastolic')).toEqual({ min: 60, max: 89 });
  expect(bandOf('glucose', 'value')).toEqual({ min: 70, max: 139 });
});
