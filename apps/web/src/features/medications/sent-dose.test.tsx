import 'fake-indexeddb/auto';
import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { listDoses, recordDose } from '@hafi/contract/medications/medications.contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answers, answersSample, answersWhile } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { sampleOf } from '../../../test/sample-of.ts';
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
