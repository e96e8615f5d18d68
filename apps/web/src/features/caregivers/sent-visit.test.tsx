import 'fake-indexeddb/auto';
import { listGlances } from '@hafi/contract/alerts/glances.contract';
import {
  getCareRoute,
  getCareWeek,
  logCareVisit,
} from '@hafi/contract/caregivers/caregivers.contract';
import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { answers, answersSample, answersWhile, unreachable } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { sampleOf } from '../../../test/sample-of.ts';
import { outbox } from '../../lib/outbox/own-outbox.ts';

const elders = sampleOf(listElders.output, { items: 1 }) as Answer<typeof listElders>;
const cared = elders.data.map((elder) => ({
  ...elder,
  by: 'circle' as const,
  relation: 'caregiver' as const,
}));
const { data } = sampleOf(getCareRoute.output, { items: 1 }) as Answer<typeof getCareRoute>;
const planned = data.stops.flatMap((stop) =>
  cared.map((elder) => ({
    ...stop,
    elder,
    calledOff: null,
    visit: null,
    state: 'planned' as const,
  })),
);

beforeAll(loadAllParts, 120_000);
// The day of the samples: whoever has another one is shown another route.
beforeAll(() =>
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date'],
    now: new Date('2026-11-23T06:00:00Z'),
  }),
);
afterAll(() => vi.useRealTimers());

it('stays arrived once the arrival is sent, though the day has not been read since', async () => {
  let mayList = true;
  await renderPage('/caregiver-dashboard', {
    as: ['CAREGIVER'],
    answers: [
      answers(listElders, { ...elders, data: cared }),
      answersWhile(() => mayList, answers(getCareRoute, { data: { ...data, stops: planned } })),
      answersSample(logCareVisit, 1),
      answersSample(getCareWeek, 0),
    ],
  });
  const arrive = screen.getByRole('button', { name: /^I have arrived/ });
  mayList = false;
  await act(async () => void fireEvent.click(arrive));
  const sent = async () => (await outbox.entries()).filter(({ sentAt }) => sentAt !== undefined);
  await expect.poll(sent).toHaveLength(1);
  // The press leads to the sheet.
  await screen.findByText(/^Here since/);
  await screen.findByRole('button', { name: 'Done' });
  expect(screen.queryByRole('button', { name: /^I have arrived/ })).toBeNull();
});

it('begins the route with its first stop where the week and how they are did not arrive', async () => {
  await renderPage('/caregiver-dashboard', {
    as: ['CAREGIVER'],
    answers: [
      answers(listElders, { ...elders, data: cared }),
      answers(getCareRoute, { data: { ...data, stops: planned } }),
      unreachable(getCareWeek),
      unreachable(listGlances),
    ],
  });
  const [stop] = screen.getAllByRole('button', { name: /^I have arrived/ });
  for (const words of ['The week did not arrive', 'How they are did not arrive']) {
    // Once, and below.
    const said = screen.getByText(words);
    const where = stop?.compareDocumentPosition(said) ?? 0;
    expect(where & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
});
