import 'fake-indexeddb/auto';
import { getCareWeek, logCareVisit } from '@hafi/contract/caregivers/caregivers.contract';
import { listElders } from '@hafi/contract/circle/circle.contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { answers, answersSample, fails } from '../../../../test/fake-api.ts';
import { accountWith, loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { expectSaid } from '../../../../test/said.ts';
import { newId } from '../../../lib/outbox/outbox-id.ts';
import { outbox } from '../../../lib/outbox/own-outbox.ts';

beforeAll(loadAllParts, 120_000);
afterEach(() => void vi.restoreAllMocks());

it('shows what was refused later, though its elder is in no list any more', async () => {
  const said = 'Vestine Nyiraneza, 23 November: 10:02–11:05 · A meal · Ate half of it.';
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await outbox.enqueue('visit', {
    person: accountWith(['CAREGIVER']).id,
    params: { id: newId() },
    said,
    body: {
      id: newId(),
      visitId: newId(),
      planned: null,
      arrivedAt: '2026-11-23T08:02:00.000Z',
      leftAt: '2026-11-23T09:05:00.000Z',
      tasks: ['meal'],
      condition: null,
      note: 'Ate half of it.',
    },
  });
  vi.restoreAllMocks();
  await renderPage('/caregiver-dashboard', {
    as: ['CAREGIVER'],
    answers: [
      answers(listElders, { data: [] }),
      answersSample(getCareWeek, 0),
      fails(logCareVisit, 404, 'not-found'),
    ],
  });
  await act(async () => void (await outbox.sendLane('daily')));
  await screen.findByText(said, { exact: false });
  screen.getByRole('button', { name: 'Copy' });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /read it/ })));
  await expect.poll(() => screen.queryByText(said, { exact: false })).toBeNull();
  await expectSaid('It is put away. It was not taken.');
});
