import { describe, expect, it } from 'vitest';
import { toFieldIssue } from '../core/issue-code.ts';
import { newReading } from './vital.schemas.ts';
import { fromMgPerDl, keptValues, partsOf, toMgPerDl, vitalKindNames } from './vital-kinds.ts';

const id = '019aaaaa-0000-7000-8000-000000000001';
const complaints = (kind: string, values: object, more: object = {}) =>
  (newReading.safeParse({ id, kind, values, ...more }).error?.issues ?? [])
    .map((issue) => toFieldIssue({ ...issue }))
    .map(({ code, path, values: said }) => ({ code, path, ...said }));

describe('impossible values are refused with the possible range', () => {
  it.each(vitalKindNames)('%s', (kind) => {
    for (const [part, { possible, start }] of partsOf(kind)) {
      const others = Object.fromEntries(partsOf(kind).map(([name, rules]) => [name, rules.start]));
      const { max: maximum, min: minimum } = possible;
      const expected = { code: 'impossible-value', path: `values.${part}`, minimum, maximum };
      for (const value of [minimum - 1, maximum + 1, -start, 0]) {
        expect(complaints(kind, { ...others, [part]: value })).toEqual([expected]);
      }
    }
  });

  it.each([
    ['heart-rate', { value: 20 }],
    ['heart-rate', { value: 300 }],
    ['temperature', { value: 25 }],
    ['temperature', { value: 45 }],
    ['blood-pressure', { systolic: 300, diastolic: 200 }],
    ['oxygen-saturation', { value: 50 }],
    ['respiratory-rate', { value: 3 }],
  ])('%s %o is possible, if extreme', (kind, values) => {
    expect(complaints(kind, values)).toEqual([]);
  });

  it.each([
    ['400 beats', 'heart-rate', { value: 400 }],
    ['60 °C', 'temperature', { value: 60 }],
    ['no number', 'weight', { value: Number.NaN }],
    ['too much to count', 'weight', { value: Number.POSITIVE_INFINITY }],
    ['a word', 'weight', { value: 'heavy' }],
  ])('%s', (_, kind, values) => {
    expect(complaints(kind, values)).toHaveLength(1);
  });
});

describe('blood pressure', () => {
  it.each([
    [80, 120],
    [100, 100],
    [100.4, 99.6],
  ])('of %d over %d has its numbers in the wrong order', (systolic, diastolic) => {
    expect(complaints('blood-pressure', { systolic, diastolic })).toMatchObject([
      { code: 'systolic-not-higher', path: 'values.systolic' },
    ]);
  });

  it('needs both numbers', () => {
    expect(complaints('blood-pressure', { value: 120 })).toMatchObject([
      { code: 'required', path: 'values.systolic' },
      { code: 'required', path: 'values.diastolic' },
    ]);
  });
});

describe('glucose', () => {
  it('is stored in mg/dL whatever it was measured in', () => {
    expect(toMgPerDl(5.5, 'mmol/L')).toBe(99);
    expect(toMgPerDl(3.9, 'mmol/L')).toBe(70.2);
    expect(toMgPerDl(126, 'mg/dL')).toBe(126);
    for (let tenths = 6; tenths <= 555; tenths += 1) {
      expect(fromMgPerDl(toMgPerDl(tenths / 10, 'mmol/L'), 'mmol/L')).toBe(tenths / 10);
    }
  });

  it('is possible in its own unit', () => {
    expect(complaints('glucose', { value: 99 }, { unit: 'mmol/L' })).toEqual([
      { code: 'impossible-value', path: 'values.value', minimum: 0.6, maximum: 55.6 },
    ]);
    expect(complaints('glucose', { value: 5.5 })).toMatchObject([{ minimum: 10, maximum: 1000 }]);
    expect(complaints('glucose', { value: 5.5 }, { unit: 'mmol/L' })).toEqual([]);
  });
});

it('keeps as many digits as its kind has', () => {
  expect(keptValues({ kind: 'temperature', values: { value: 36.64 } })).toEqual({ value: 36.6 });
  expect(keptValues({ kind: 'heart-rate', values: { value: 71.6 } })).toEqual({ value: 72 });
  expect(keptValues({ kind: 'heart-rate', values: {} })).toBeNull();
});

it.each(['tomorrow', '2026-02-30T10:00:00Z', '2026-11-23', ''])('%s is no instant', (takenAt) => {
  expect(complaints('weight', { value: 60 }, { takenAt })).toMatchObject([
    { code: 'invalid-moment', path: 'takenAt' },
  ]);
});
