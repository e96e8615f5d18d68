import type { LatestVital, VitalsReport } from '@hafi/contract/vitals/vitals.contract';
import { expect, it } from 'vitest';
import type { EntryOf } from '../../lib/outbox/entry-kinds.ts';
import { latestWithWaiting, listWithWaiting, reportWithWaiting } from './waiting-vitals.ts';

const entry = (
  id: string,
  body: Partial<EntryOf<'reading'>['body']> & object,
): EntryOf<'reading'> => ({
  form: 2,
  id,
  key: id,
  person: 'esperance',
  kind: 'reading',
  params: { id: 'elder' },
  body: { id, kind: 'weight', values: { value: 62.5 }, ...body } as never,
  file: null,
  position: 1,
  at: Date.parse('2026-11-23T08:00:00Z'),
  refusal: null,
});
const pressure = entry('p', {
  kind: 'blood-pressure',
  values: { systolic: 182, diastolic: 100 },
  takenAt: '2026-11-23T07:00:00Z',
});
const [yesterday] = listWithWaiting(
  [],
  [
    entry('y', {
      kind: 'blood-pressure',
      values: { systolic: 128, diastolic: 80 },
      takenAt: '2026-11-22T07:00:00Z',
    }),
  ],
);

it('merges waiting readings into a list, newest first', () => {
  const known = yesterday ? [yesterday] : [];
  expect(listWithWaiting(known, [pressure]).map(({ id, waiting }) => [id, waiting])).toEqual([
    ['p', true],
    ['y', false],
  ]);
});

it('shows a reading once that the server has though its answer was lost', () => {
  const known = yesterday ? [yesterday] : [];
  expect(listWithWaiting(known, [entry('y', {})])).toHaveLength(1);
});

it('shows the newest reading on its card, with its meaning', () => {
  const vital: LatestVital = {
    kind: 'blood-pressure',
    reading: yesterday ?? null,
    change: null,
    week: null,
  };
  const [shown] = latestWithWaiting([vital], [pressure]);
  expect(shown?.reading?.values).toEqual({ systolic: 182, diastolic: 100 });
  expect(shown?.reading?.status.level).not.toBe('normal');
  expect(shown?.waiting).toBe(true);
  // A reading from before the latest does not replace it.
  const older = entry('o', { ...pressure.body, id: 'o', takenAt: '2026-11-20T07:00:00Z' });
  expect(latestWithWaiting([vital], [older])[0]).toMatchObject({
    waiting: false,
    reading: { id: 'y' },
  });
});

const days = ['2026-11-22', '2026-11-23'].map((day) => ({ from: day, to: day }));
const report: VitalsReport = {
  span: 'week',
  from: '2026-11-22',
  to: '2026-11-23',
  buckets: days,
  series: [
    {
      kind: 'weight',
      parts: [
        {
          part: 'value',
          band: null,
          whole: { min: 60, mean: 60, max: 60 },
          points: [null, { min: 60, mean: 60, max: 60 }],
        },
      ],
      counts: [0, 1],
      abnormal: 0,
      judged: [],
    },
  ],
};

it('adds waiting readings to their day, counted with the others', () => {
  const entered = entry('w', { values: { value: 63 } });
  const { report: shown, waiting } = reportWithWaiting(report, [entered]);
  expect([...waiting]).toEqual([['weight', 1]]);
  expect(shown.series[0]).toMatchObject({
    counts: [0, 2],
    parts: [{ whole: { min: 60, mean: 61.5, max: 63 }, points: [null, { mean: 61.5 }] }],
  });
});

it('starts a line for a vital that has none yet, and marks it as abnormal', () => {
  const { report: shown } = reportWithWaiting(report, [pressure]);
  const series = shown.series.find(({ kind }) => kind === 'blood-pressure');
  expect(series).toMatchObject({ counts: [0, 1], abnormal: 1 });
  expect(series?.parts.map(({ part, points }) => [part, points[1]?.mean])).toEqual([
    ['systolic', 182],
    ['diastolic', 100],
  ]);
});

it('leaves out readings of another time or of an unknown vital', () => {
  const earlier = entry('e', { takenAt: '2026-10-01T07:00:00Z' });
  const unknown = entry('u', { kind: 'steps' as never });
  expect(reportWithWaiting(report, [earlier, unknown])).toEqual({ report, waiting: new Map() });
  expect(listWithWaiting([], [unknown])).toEqual([]);
});
