import * as accounts from '@hafi/contract/accounts/accounts.contract';
import * as devices from '@hafi/contract/accounts/device-people.contract';
import * as own from '@hafi/contract/accounts/own-data.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, answersSample } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { expectSaid, press, pressAndConfirm } from '../../../../test/said.ts';
import { sampleOf } from '../../../../test/sample-of.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const json = (data: unknown) => new Response(JSON.stringify({ data }));
const { data: phones } = sampleOf(devices.listOwnDevices.output, { items: 1 }) as Answer<
  typeof devices.listOwnDevices
>;
const { data: signedIn } = sampleOf(accounts.listSessions.output, { items: 2 }) as Answer<
  typeof accounts.listSessions
>;

/** The security settings; what is signed out or left is gone from its list. */
function show() {
  let list = signedIn.map((each, nth) => ({ ...each, current: nth === 0, device: `Phone ${nth}` }));
  let shared = phones.map((each) => ({ ...each, current: false, device: 'Tecno' }));
  return renderPage('/settings?tab=privacy', {
    as: ['PATIENT'],
    account: { twoFactorEnabled: false },
    answers: [
      { endpoint: accounts.listSessions, answer: () => json(list) },
      {
        endpoint: accounts.revokeSession,
        answer: () => {
          list = list.filter(({ current }) => current);
          return json({ message: 'ok' });
        },
      },
      { endpoint: devices.listOwnDevices, answer: () => json(shared) },
      {
        endpoint: devices.leaveDevice,
        answer: () => {
          shared = [];
          return json(null);
        },
      },
      answers(own.getConfirmation, { data: { by: 'password', until: null } }),
      answersSample(own.confirmIdentity, 1),
      answersSample(devices.joinDevice, 1),
      answersSample(accounts.startTwoFactor, 1),
      answersSample(accounts.confirmTwoFactor, 1),
    ],
  });
}
const type = (label: string, value: string, within_: HTMLElement = document.body) =>
  fireEvent.input(within(within_).getByLabelText(label), { target: { value } });

it('says which device is signed out when its row is gone', async () => {
  await show();
  await pressAndConfirm('Sign out Phone 1', 'Sign out');
  await expectSaid('Phone 1 is signed out.');
});

it('says which shared phone the person has left when its row is gone', async () => {
  await show();
  await press('Take me off Tecno');
  await expectSaid('You are off Tecno. The PIN no longer works there.');
});

it('leads from step to step with the focus, and says that the person is on the phone', async () => {
  await show();
  await press(/^Put me on this phone/);
  const heading = await screen.findByRole('heading', { name: 'Is it you?' });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  const card = heading.closest('section') as HTMLElement;
  await within(card).findByLabelText('Your password');
  type('Your password', 'elder-password', card);
  await press('Continue', card);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Choose your PIN'));
  type('New PIN', '7305');
  type('The same PIN again', '7305');
  await press('Save the PIN');
  await expectSaid('You are on this phone. Switch in your menu.');
});

it('says that two-step sign-in is on once the codes are kept', async () => {
  await show();
  const section = screen.getByRole('heading', { name: 'Two-step sign-in' })
    .parentElement as HTMLElement;
  type('Your password', 'elder-password', section);
  await press('Enable 2FA');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toMatch(/^1\. Put Hafi/));
  type('Code', '123456', section);
  await press('Turn two-step sign-in on');
  await vi.waitFor(() =>
    expect(document.activeElement?.textContent).toBe('Keep these recovery codes'),
  );
  await press('I have kept them');
  await expectSaid('Two-step sign-in is on.');
});
