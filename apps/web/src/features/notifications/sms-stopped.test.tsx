import { endSmsStop, getSmsStop } from '@hafi/contract/channels/sms-stop.contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers } from '../../../test/fake-api.ts';
import { renderPage } from '../../../test/render-page.tsx';

const stopped = { stoppedAt: '2026-11-20T08:00:00.000Z' };

it('says in the settings that the phone stopped SMS, and lets them come again', async () => {
  let now: { stoppedAt: string | null } = stopped;
  await renderPage('/settings?tab=notifications', {
    as: ['PATIENT'],
    account: { phoneNumber: '+250788000001' },
    answers: [
      { endpoint: getSmsStop, answer: () => answers(getSmsStop, { data: now }).answer() },
      {
        endpoint: endSmsStop,
        answer: () => {
          now = { stoppedAt: null };
          return answers(endSmsStop, { data: now }).answer();
        },
      },
    ],
  });
  expect(await screen.findByText(/Your phone sent STOP/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Let SMS come again' }));
  await waitFor(() => expect(screen.queryByText(/sent STOP/)).toBeNull());
});

it('says nothing of it while SMS come', async () => {
  await renderPage('/settings?tab=notifications', {
    as: ['PATIENT'],
    account: { phoneNumber: '+250788000001' },
    answers: [answers(getSmsStop, { data: { stoppedAt: null } })],
  });
  expect(await screen.findByText(/SMS notifications/)).toBeTruthy();
  expect(screen.queryByText(/sent STOP/)).toBeNull();
});
