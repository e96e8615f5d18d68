import type { VitalSeries, VitalsReport } from '@hafi/contract/vitals/vitals.contract';
import { describe, expect, it } from 'vitest';
import { chartsOf, dayBefore, dayInNextSpan, spansOf } from './report-charts.ts';

const point = { min: 70, mean: 72, max: 75 };
const series = (kind: VitalSeries['kind'], ...parts: string[]): VitalSeries => ({
  kind,
  parts: parts.map((part) => ({
    part: part as 'value',
    band: null,
    whole: point,
    points: [point, null],
  })),
  counts: [1, 0],
  abnormal: 1,
  judged: [],
});
const report = (span: VitalsReport['span'], ...all: VitalSeries[]): VitalsReport => ({
  span,
  from: '2026-11-16',
  to: '2026-11-22',
  buckets: [],
  series: all,
});
const linesOf = (data: VitalsReport) =>
  chartsOf(data).map(({ parts }) => parts.map(({ kind, part }) => `${kind} ${part}`));

describe('The charts of a report', () => {
  const all = [
    series('heart-rate', 'value'),
    series('blood-pressure', 'systolic', 'diastolic'),
    series('weight', 'value'),
  ];

  it('draw systolic pressure and heart rate of a week together', () => {
    expect(linesOf(report('week', ...all))).toEqual([
      ['blood-pressure systolic', 'heart-rate value'],
      ['weight value'],
    ]);
    expect(chartsOf(report('week', ...all))[0]?.abnormal).toBe(2);
  });

  it('draw each vital of a longer time separately', () => {
    expect(linesOf(report('year', ...all))).toEqual([
      ['heart-rate value'],
      ['blood-pressure systolic', 'blood-pressure diastolic'],
      ['weight value'],
    ]);
  });

  it('leave out vitals that were never measured', () => {
    const empty = { ...series('weight', 'value'), parts: [] };
    expect(chartsOf(report('week', empty))).toEqual([]);
  });
});

describe('Turning the pages of a report', () => {
  it('leads to the previous period, and back to the current one', () => {
    const data = report('week');
    expect(dayBefore(data.from)).toBe('2026-11-15');
    expect(dayInNextSpan({ from: '2026-11-02', to: '2026-11-08' }, 'week', '2026-11-21')).toBe(
      '2026-11-09',
    );
    expect(
      dayInNextSpan({ from: '2026-11-09', to: '2026-11-15' }, 'week', '2026-11-21'),
    ).toBeUndefined();
    expect(
      dayInNextSpan({ from: '2026-10-24', to: '2026-11-22' }, 'month', '2026-11-21'),
    ).toBeUndefined();
  });
});

it('a point of a crisis and a calm reading has both as its ends', () => {
  const points = [{ min: 132, mean: 160, max: 188 }, { min: 128, mean: 128, max: 128 }, null];
  expect(spansOf({ points })).toEqual([[132, 188], null, null]);
});
