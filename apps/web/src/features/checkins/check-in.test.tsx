import 'fake-indexeddb/auto';
import { addCheckIn, listCheckIns } from '@hafi/contract/checkins/checkins.contract';
import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answers, unreachable } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { sampleOf } from '../../../test/sample-of.ts';

const elders = sampleOf(listElders.output, { items: 1 }) as Answer<typeof listElders>;
const own = elders.data.map((elder) => ({ ...elder, by: 'self' as const }));

beforeAll(loadAllParts, 120_000);

it('says that nobody sees a check-in which still waits on this device', async () => {
  await renderPage('/dashboard', {
    as: ['PATIENT'],
    answers: [
      answers(listElders, { ...elders, data: own }),
      answers(listCheckIns, {
        data: { days: [{ day: '2026-11-23', at: null }], seenBy: ['Chantal', 'Jean'] },
      }),
      unreachable(addCheckIn),
    ],
  });
  screen.getByText('One tap, and Chantal and 1 other know it.');
  const button = screen.getByRole('button', { name: /^Meze neza/ });
  await act(async () => void fireEvent.click(button));
  await screen.findByText('It is kept on this phone and goes out when there is network.');
  expect(screen.queryByText(/can see that you are well/)).toBeNull();
});
