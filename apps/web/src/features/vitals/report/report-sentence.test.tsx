import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import type { Reading } from '@hafi/contract/vitals/vital.schemas';
import {
  getLatestVitals,
  getVitalsReport,
  type LatestVital,
} from '@hafi/contract/vitals/vitals.contract';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answers } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { sampleOf } from '../../../../test/sample-of.ts';

const elders = sampleOf(listElders.output, { items: 1 }) as Answer<typeof listElders>;
const own = elders.data.map((elder) => ({
  ...elder,
  by: 'self' as const,
  permissions: ['health:read' as const],
}));
const sample = sampleOf(getLatestVitals.output, { items: 1 }) as Answer<typeof getLatestVitals>;
const reading = {
  ...sample.data.vitals[0]?.reading,
  kind: 'blood-pressure',
  values: { systolic: 147, diastolic: 88 },
  status: { level: 'watch', direction: 'high' },
  judgedBy: null,
} as Reading;
const week = {
  thisWeek: { systolic: 128, diastolic: 82 },
  lastWeek: { systolic: 128, diastolic: 80 },
  trend: 'same' as const,
  bearing: 'neither' as const,
};
const day = '2026-11-23';
const point = { min: 118, mean: 132, max: 147 };

const show = (agrees: boolean) => {
  const vital: LatestVital = {
    kind: 'blood-pressure',
    reading,
    change: null,
    week: { ...week, agrees },
  };
  return renderPage('/healthcare?tab=report', {
    as: ['PATIENT'],
    answers: [
      answers(listElders, { ...elders, data: own }),
      answers(getLatestVitals, { data: { ...sample.data, vitals: [vital] } }),
      answers(getVitalsReport, {
        data: {
          span: 'week',
          from: day,
          to: day,
          buckets: [{ from: day, to: day }],
          series: [
            {
              kind: 'blood-pressure',
              parts: [{ part: 'systolic', band: null, whole: point, points: [point] }],
              counts: [2],
              abnormal: 1,
              judged: [],
            },
          ],
        },
      }),
    ],
  });
};

beforeAll(loadAllParts, 120_000);

it('a high last reading is said before a week that is the same on average', async () => {
  const { container } = await show(false);
  await screen.findByText('The last reading is 147/88 mmHg (Watch: high).');
  screen.getByText(/On average of the days: Your pressure is the same as last week/);
  // The chart marks the lowest and the highest of the day, not the mean alone.
  expect(container.querySelectorAll('[data-span]')).toHaveLength(1);
});

it('a trend that the last reading bears out is said alone', async () => {
  await show(true);
  await screen.findByText('Your pressure is the same as last week.');
  expect(screen.queryByText(/The last reading is/)).toBeNull();
});
