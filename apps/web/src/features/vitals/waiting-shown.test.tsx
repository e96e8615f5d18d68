import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import {
  addVital,
  getLatestVitals,
  getVitalsReport,
  listVitals,
} from '@hafi/contract/vitals/vitals.contract';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, unreachable } from '../../../test/fake-api.ts';
import { accountWith, loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { sampleOf } from '../../../test/sample-of.ts';
import { newId } from '../../lib/outbox/outbox-id.ts';
import { outbox } from '../../lib/outbox/own-outbox.ts';

const { id: person } = accountWith(['PATIENT']);
const elders = sampleOf(listElders.output, { items: 1 }) as Answer<typeof listElders>;
const own = elders.data.map((elder) => ({
  ...elder,
  by: 'self' as const,
  permissions: ['health:read' as const],
}));
const [elder] = own;
const today = '2026-11-23';
const given = [
  unreachable(addVital),
  answers(listElders, { ...elders, data: own }),
  answers(getLatestVitals, {
    data: {
      vitals: [{ kind: 'heart-rate', reading: null, change: null, week: null }],
      news2: null,
      attention: [],
      ownLimits: { current: [], mayChange: false },
    },
  }),
  answers(listVitals, { data: [], nextCursor: null, attention: [] }),
  answers(getVitalsReport, {
    data: {
      span: 'week',
      from: today,
      to: today,
      buckets: [{ from: today, to: today }],
      series: [],
    },
  }),
];

beforeAll(async () => {
  await loadAllParts();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const params = { id: elder?.id ?? '' };
  const takenAt = `${today}T08:00:00Z`;
  const body = { id: newId(), kind: 'heart-rate' as const, values: { value: 73 }, takenAt };
  expect(await outbox.enqueue('reading', { person, params, body })).toEqual({ state: 'waiting' });
}, 120_000);

it('shows a waiting reading on its card', async () => {
  await renderPage('/healthcare?tab=vitals', { as: ['PATIENT'], answers: given });
  const name = await screen.findByRole('heading', { level: 3, name: 'Heart Rate' });
  const card = name.closest('section');
  if (!card) throw new Error('the vital has no card');
  expect(card.textContent).toContain('73 bpm');
  within(card).getByText('Waits for the internet');
});

it('adds a waiting reading to the chart, and says so', async () => {
  await renderPage('/healthcare?tab=report', { as: ['PATIENT'], answers: given });
  await screen.findByText('1 reading drawn here waits for the internet.');
  expect(screen.getAllByText(/Heart Rate: 73/).length).toBeGreaterThan(0);
});
