import 'fake-indexeddb/auto';
import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { dayInMs } from '@hafi/base/time';
import { addCheckIn, listCheckIns } from '@hafi/contract/checkins/checkins.contract';
import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { answers, unreachable } from '../../../test/fake-api.ts';
import { accountWith, loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { sampleOf } from '../../../test/sample-of.ts';
import { outbox } from '../../lib/outbox/own-outbox.ts';

const elders = sampleOf(listElders.output, { items: 1 }) as Answer<typeof listElders>;
const own = elders.data.map((elder) => ({ ...elder, by: 'self' as const }));

const today = dayInKigali(new Date());

beforeAll(loadAllParts, 120_000);
afterEach(async () => {
  for (const { id } of await outbox.entries()) await outbox.dismiss(id);
});

it('says that nobody sees a check-in which still waits on this device', async () => {
  await renderPage('/dashboard', {
    as: ['PATIENT'],
    answers: [
      answers(listElders, { ...elders, data: own }),
      answers(listCheckIns, {
        data: { days: [{ day: today, at: null }], seenBy: ['Chantal', 'Jean'] },
      }),
      unreachable(addCheckIn),
    ],
  });
  await screen.findByText('Are you well today?');
  const button = screen.getByRole('button', { name: /^Meze neza/ });
  await act(async () => void fireEvent.click(button));
  await screen.findByText('It is kept on this phone and goes out when there is network.');
  expect(screen.queryByText(/can see that you are well/)).toBeNull();
});

it('asks again today though yesterday’s check-in still waits, or is the last that is known', async () => {
  const yesterday = new Date(Date.now() - dayInMs).toISOString();
  const { id: person } = accountWith(['PATIENT']);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await outbox.enqueue('check-in', { person, params: undefined, body: { at: yesterday } });
  await renderPage('/dashboard', {
    as: ['PATIENT'],
    answers: [
      answers(listElders, { ...elders, data: own }),
      answers(listCheckIns, {
        data: { days: [{ day: addDays(today, -1), at: yesterday }], seenBy: ['Chantal'] },
      }),
      unreachable(addCheckIn),
    ],
  });
  await screen.findByText('Are you well today?');
  expect(screen.queryByText(/^Thank you/)).toBeNull();
});
