import type { Glance } from '@hafi/contract/alerts/glance.schemas';
import { listGlances } from '@hafi/contract/alerts/glances.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answers } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { sampleOf } from '../../../test/sample-of.ts';

const [sample] = (sampleOf(listGlances.output, { items: 1 }) as Answer<typeof listGlances>).data;
const calm = {
  ...sample,
  death: undefined,
  readings: [],
  openAlerts: 0,
  urgent: [],
  doses: null,
  lastCheckIn: null,
  checkInMissed: false,
  nextVisit: null,
  standing: [],
} as Glance;
const crisis: NonNullable<Glance['urgent']>[number] = {
  id: '019aa000-0000-7000-8000-000000000001',
  kind: 'blood-pressure',
  level: 'urgent',
  direction: 'high',
  judgedBy: null,
  values: { systolic: 188, diastolic: 124 },
  takenAt: '2026-11-22T17:09:00.000Z',
  acknowledgedAt: '2026-11-22T17:20:00.000Z',
  acknowledgedBy: { id: '019aa000-0000-7000-8000-000000000002', name: 'Claudine Mukamana' },
};
const show = (glance: Glance) =>
  renderPage('/caregiver-dashboard/elders', {
    as: ['CAREGIVER'],
    answers: [answers(listGlances, { data: [glance] })],
  });

beforeAll(loadAllParts, 120_000);

it('keeps a crisis on the card, with who takes care of it', async () => {
  await show({ ...calm, wellBeing: 'urgent', urgent: [crisis] });
  await screen.findByText('Urgent: look now');
  screen.getByText(/188\/124 mmHg · Urgent: high · .* · Claudine Mukamana takes care of it, /);
  expect(screen.queryByText('All is well')).toBeNull();
});

it('says of an elder of whom nothing is known that nothing is known', async () => {
  await show({ ...calm, wellBeing: 'new' });
  await screen.findByText('Not heard of yet');
  expect(screen.queryByText('Nothing heard for a week')).toBeNull();
});
