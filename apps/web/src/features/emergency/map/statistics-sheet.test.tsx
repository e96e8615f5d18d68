import {
  getEmergencyStatistics,
  listEmergencies,
} from '@hafi/contract/emergency/emergencies.contract';
import type { EmergencyStatistics } from '@hafi/contract/emergency/statistics.schemas';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';

beforeAll(loadAllParts, 120_000);

const never = { count: 0, median: null, ninetieth: null };
const span = (change: Partial<EmergencyStatistics> = {}): EmergencyStatistics => ({
  from: '2026-10-24T00:00:00.000Z',
  until: '2026-11-23T00:00:00.000Z',
  emergencies: 0,
  falseAlarms: 0,
  open: 0,
  neverAnswered: 0,
  toNotice: never,
  toAnswer: never,
  toArrival: never,
  ...change,
});
const show = (answer: FakeAnswer) =>
  renderPage('/admin/emergencies', {
    as: ['ADMIN'],
    answers: [answers(listEmergencies, { data: [] }), answer],
  });
const said = (term: string) =>
  screen.getAllByText(term).at(-1)?.nextElementSibling?.textContent?.trim();

it('says each time with in how many it happened, and what it was before', async () => {
  const now = span({
    emergencies: 12,
    falseAlarms: 4,
    open: 1,
    neverAnswered: 2,
    toNotice: { count: 12, median: 2, ninetieth: 90 },
    toAnswer: { count: 9, median: 130, ninetieth: 9_000 },
    toArrival: { count: 2, median: null, ninetieth: null },
  });
  const before = span({ emergencies: 5, toNotice: { count: 5, median: 3, ninetieth: 4 } });
  await show(answers(getEmergencyStatistics, { data: [now, before] }));
  await screen.findByText('Until a message left');
  expect(said('Emergencies')).toBe('12, of which 1 go on. 30 days before: 5.');
  expect(said('Until a message left')).toBe(
    '2 s for half of them, 90 s for nine in ten. In 12 of 12. 30 days before: 3 s.',
  );
  expect(said('Until somebody answered')).toBe(
    '2 min for half of them, 3 h for nine in ten. In 9 of 12.',
  );
  expect(said('Until somebody was there')).toBe('Too few to say how long. In 2 of 12.');
  expect(said('Ended without any answer')).toBe('2. 30 days before: 0.');
  expect(said('False alarms, not counted above')).toBe('4. 30 days before: 0.');
});

it('says that there was none, and says nothing of it when it did not arrive', async () => {
  const { unmount } = await show(answers(getEmergencyStatistics, { data: [span(), span()] }));
  await screen.findByText('Nobody called for help in the last 60 days.');
  unmount();
  await show(fails(getEmergencyStatistics));
  await screen.findByText('The numbers did not arrive.');
  expect(screen.queryByText(/Nobody called for help in/)).toBeNull();
});
