import { describe, expect, it } from 'vitest';
import { keptValues, type VitalKind, type VitalValues } from './vital-kinds.ts';
import { bandOf, bearingOf, needsConfirming, statusOf } from './vital-status.ts';

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
    [120, 60, 'normal'],
    [120, 59, 'watch low'],
    [120, 41, 'watch low'],
    [120, 40, 'urgent low'],
    [120, 25, 'urgent low'],
    [150, 55, 'watch high'],
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

describe('each boundary of glucose entered in mmol/L', () => {
  it.each([
    ['fasting', 2.9, 'urgent low'],
    ['fasting', 3, 'watch low'],
    ['fasting', 3.8, 'watch low'],
    ['fasting', 3.9, 'normal'],
    ['fasting', 5.5, 'normal'],
    ['fasting', 5.6, 'watch high'],
    ['fasting', 16.6, 'watch high'],
    ['fasting', 16.7, 'urgent high'],
    ['random', 11, 'normal'],
    ['random', 11.1, 'watch high'],
    ['after-meal', 11.1, 'watch high'],
    ['random', 16.7, 'urgent high'],
  ] as const)('%s %d is %s', (glucose, value, expected) => {
    const kept = keptValues({ kind: 'glucose', unit: 'mmol/L', values: { value } });
    if (!kept) throw new Error('no value');
    const { direction, level } = statusOf('glucose', kept, { glucose, unit: 'mmol/L' });
    expect(direction ? `${level} ${direction}` : level).toBe(expected);
  });
});

describe('a weight', () => {
  const after = (kg: number, ...weights: [kg: number, daysBefore: number][]) => ({
    values: { value: kg },
    context: { weights: weights.map(([before, daysBefore]) => ({ kg: before, daysBefore })) },
  });

  it.each([
    [after(62), 'normal'],
    [after(62.1, [60.1, 3]), 'watch high'],
    [after(62, [60.1, 3]), 'normal'],
    [after(62.1, [60.1, 3.1]), 'normal'],
    [after(60.1, [62.1, 2]), 'watch low'],
    [after(57, [60, 30]), 'watch low'],
    [after(57.1, [60, 30]), 'normal'],
    [after(57, [60, 31]), 'normal'],
    // Up again, but not as far as it was down.
    [after(62, [65, 3], [60, 1]), 'watch low'],
  ])('%j is %s', ({ context, values }, expected) => {
    const { direction, level } = statusOf('weight', values, context);
    expect(direction ? `${level} ${direction}` : level).toBe(expected);
  });

  it.each([
    [after(29.9), true],
    [after(30), false],
    [after(200), false],
    [after(200.1), true],
    [after(66, [60, 20]), true],
    [after(65.9, [60, 20]), false],
    [after(54, [60, 20]), true],
    // The weight just before counts.
    [after(66, [60, 20], [65, 2]), false],
  ])('%j is confirmed: %s', ({ context, values }, expected) => {
    expect(needsConfirming('weight', values, context)).toBe(expected);
  });
});

it('a pressure of 120/25 is confirmed, and a usual one is not', () => {
  expect(needsConfirming('blood-pressure', { systolic: 120, diastolic: 25 })).toBe(true);
  expect(needsConfirming('blood-pressure', { systolic: 120, diastolic: 45 })).toBe(false);
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

describe('oxygen saturation by scale 2', () => {
  it.each([
    ['air', 83, 'urgent'],
    ['air', 84, 'watch'],
    ['air', 87, 'watch'],
    ['air', 88, 'normal'],
    ['air', 99, 'normal'],
    [null, 99, 'normal'],
    ['oxygen', 92, 'normal'],
    ['oxygen', 93, 'watch'],
    ['oxygen', 96, 'watch'],
    ['oxygen', 97, 'urgent'],
  ] as const)('on %s, %i %% is %s', (breathing, value, level) => {
    const context = { own: ['oxygen-scale-2'], breathing } as const;
    expect(statusOf('oxygen-saturation', { value }, context).level).toBe(level);
    expect(needsConfirming('oxygen-saturation', { value }, context)).toBe(level === 'urgent');
  });

  it('shades its target, and leaves every other vital as it is', () => {
    const context = { own: ['oxygen-scale-2'] } as const;
    expect(bandOf('oxygen-saturation', 'value', context)).toEqual({ min: 88, max: 92 });
    expect(statusOf('heart-rate', { value: 91 }, context).level).toBe('watch');
    expect(statusOf('oxygen-saturation', { value: 92 }).level).toBe('watch');
  });
});
