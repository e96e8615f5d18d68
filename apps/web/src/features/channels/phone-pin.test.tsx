import * as own from '@hafi/contract/accounts/own-data.contract';
import {
  getPhonePin,
  removePhonePin,
  setPhonePin,
} from '@hafi/contract/channels/channels.contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, answersSample } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { expectSaid, press } from '../../../test/said.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const json = (data: unknown) => new Response(JSON.stringify({ data }));

/** The elder's settings, with this PIN. */
function show(known: object = {}) {
  let state = {
    state: 'none',
    phoneNumber: '+250788000001',
    proved: true,
    serviceCode: '*384*250#',
    ...known,
  };
  const turn = (next: string) => () => {
    state = { ...state, state: next };
    return json(state);
  };
  return renderPage('/settings?tab=privacy', {
    as: ['PATIENT'],
    answers: [
      { endpoint: getPhonePin, answer: () => json(state) },
      { endpoint: setPhonePin, answer: turn('set') },
      { endpoint: removePhonePin, answer: turn('none') },
      answers(own.getConfirmation, { data: { by: 'password', until: null } }),
      answersSample(own.confirmIdentity, 1),
    ],
  });
}
const type = (label: string, value: string, where: HTMLElement = document.body) =>
  fireEvent.input(within(where).getByLabelText(label), { target: { value } });

it('says what to dial, and chooses a PIN after the password', async () => {
  const { api } = await show();
  await screen.findByText(/Dial \*384\*250#/);
  await press('Choose the phone PIN');
  const asks = await screen.findByRole('heading', { name: 'Is it you?' });
  const card = asks.closest('section') as HTMLElement;
  await within(card).findByLabelText('Your password');
  type('Your password', 'Agaseke-8', card);
  await press('Continue', card);
  await screen.findByLabelText('New PIN');
  type('New PIN', '4729');
  type('The same PIN again', '4728');
  await press('Save the PIN');
  await screen.findAllByText('This is another PIN. Please type the same one.');
  expect(
    api.requested.some(({ method, path }) => method === 'PUT' && path.endsWith('phone-pin')),
  ).toBe(false);
  type('The same PIN again', '4729');
  await press('Save the PIN');
  await expectSaid('The phone PIN is set.');
  await press('Take the phone PIN away');
  await expectSaid('The phone PIN is taken away.');
});

it('says that it is locked, and that a number which nobody proved opens nothing', async () => {
  await show({ state: 'locked' });
  await screen.findByText(/A wrong PIN was typed five times/);
});

it('never speaks of a PIN that opens something while the number is not confirmed', async () => {
  await show({ proved: false, state: 'set' });
  await screen.findByText(/Your number is not confirmed yet/);
  expect(screen.queryByText(/Dial/)).toBeNull();
});
