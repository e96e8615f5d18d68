import 'fake-indexeddb/auto';
import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { listDoses, recordDose } from '@hafi/contract/medications/medications.contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { answers, answersSample, answersWhile } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { sampleOf } from '../../../test/sample-of.ts';
import { newId } from '../../lib/outbox/outbox-id.ts';
import { outbox } from '../../lib/outbox/own-outbox.ts';

const elders = sampleOf(listElders.output, { items: 1 }) as Answer<typeof listElders>;
const own = elders.data.map((elder) => ({ ...elder, by: 'self' as const }));
const { data } = sampleOf(listDoses.output, { items: 1 }) as Answer<typeof listDoses>;
const due = data.doses.map((dose) => ({
  ...dose,
  dueAt: new Date(Date.now() - 60_000).toISOString(),
  state: 'due' as const,
  at: null,
  can: { answer: true, correct: false },
}));

beforeAll(loadAllParts, 120_000);
afterEach(async () => {
  for (const { id } of await outbox.entries()) await outbox.dismiss(id);
});

it('does not offer a dose again that was sent, though the list has not arrived since', async () => {
  let mayList = true;
  let mayRecord = false;
  await renderPage('/healthcare?tab=medications', {
    as: ['PATIENT'],
    answers: [
      answers(listElders, { ...elders, data: own }),
      answersWhile(() => mayList, answers(listDoses, { data: { ...data, doses: due } })),
      answersWhile(() => mayRecord, answersSample(recordDose, 1)),
    ],
  });
  // Given a dose that was taken without network
  const taken = await screen.findByRole('button', { name: /^Taken \(/ });
  await act(async () => void fireEvent.click(taken));
  await screen.findByText('Waits for the internet');
  // When it is sent, and the network is gone again
  mayList = false;
  mayRecord = true;
  await act(async () => void (await outbox.sendLane('daily')));
  // Then it no longer waits, and is not due
  await expect.poll(() => screen.queryByText('Waits for the internet')).toBeNull();
  await screen.findByRole('button', { name: /^Undo/ });
  expect(screen.queryByRole('button', { name: /^Taken \(/ })).toBeNull();
});

it('shows what the server answered, when somebody else had recorded the same dose before', async () => {
  let mayList = true;
  const [dose] = due;
  const recorded = sampleOf(recordDose.output, { items: 1 }) as Answer<typeof recordDose>;
  await renderPage('/healthcare?tab=medications', {
    as: ['PATIENT'],
    answers: [
      answers(listElders, { ...elders, data: own }),
      answersWhile(() => mayList, answers(listDoses, { data: { ...data, doses: due } })),
      answers(recordDose, {
        data: {
          ...recorded.data,
          ...dose,
          state: 'taken',
          at: dose?.dueAt ?? null,
          recordedBy: { id: newId(), name: 'Chantal' },
          can: { answer: false, correct: false },
        },
      }),
    ],
  });
  const taken = await screen.findByRole('button', { name: /^Taken \(/ });
  mayList = false;
  await act(async () => void fireEvent.click(taken));
  await screen.findByText(/Chantal/);
  expect(screen.queryByRole('button', { name: /^(Taken \(|Undo)/ })).toBeNull();
});
