import { declineByLink, peekInvitation } from '@hafi/contract/circle/invitations.contract';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { pressAndConfirm } from '../../../../test/said.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

it('leaves nothing of an invitation that was declined but what was done', async () => {
  await renderPage('/invitation?token=abc', {
    answers: [
      answers(peekInvitation, {
        data: {
          elder: 'Espérance',
          fromElder: false,
          inviter: 'Eric Mugisha',
          expiresAt: '2026-12-20T06:00:00Z',
        },
      }),
      answers(declineByLink, { data: null }),
    ],
  });
  await screen.findByText('Eric Mugisha invites you to the circle of Espérance.');
  await pressAndConfirm('No, thank you', 'Yes, decline');
  await screen.findByText('You have said no. The link is used up.');
  expect(screen.queryByText(/invites you to the circle/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Open an account and answer' })).toBeNull();
});
