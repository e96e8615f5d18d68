import * as contract from '@hafi/contract/accounts/accounts.contract';
import { undoContactChange } from '@hafi/contract/accounts/contact-undo.contract';
import { getConfirmation } from '@hafi/contract/accounts/own-data.contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, fails } from '../../../../test/fake-api.ts';
import { renderPage } from '../../../../test/render-page.tsx';

const account = {
  firstName: 'Vestine',
  lastName: 'Uwase',
  email: 'vestine@hafi.test',
  phoneNumber: '+250788000001',
};

test('says which contact was never proved, and asks for the code sent to it', async () => {
  const { api } = await renderPage('/profile', {
    as: ['PATIENT'],
    account: { ...account, emailProved: true, phoneProved: false },
    answers: [answers(contract.requestContactProof, { data: { sentTo: '+250788000001' } })],
  });
  expect(screen.queryByText(/vestine@hafi\.test is yours/)).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Send a code to +250788000001' }));
  await screen.findByRole('heading', { name: 'Confirm your phone number' });
  expect(api.asked.some(({ path }) => path === contract.requestContactProof.path)).toBe(true);
});

test('asks who it is before an address changes, and keeps what was typed', async () => {
  await renderPage('/profile', {
    as: ['PATIENT'],
    account: { ...account, emailProved: true, phoneProved: true },
    answers: [
      fails(contract.updateProfile, 403, 'confirm-first'),
      answers(getConfirmation, { data: { by: 'password', until: null } }),
    ],
  });
  const address = await screen.findByLabelText('Email');
  // One line of an address is no whole street address, which browsers fill in with line breaks.
  const line = screen.getByRole<HTMLInputElement>('textbox', { name: /^Address/ });
  expect(line.getAttribute('autocomplete')).toBe('address-line1');
  fireEvent.change(address, { target: { value: 'new@hafi.test' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByRole('heading', { name: 'Is it you?' });
  expect((address as HTMLInputElement).value).toBe('new@hafi.test');
});

test('undoes a change by its link only when somebody presses the button', async () => {
  const { api } = await renderPage('/undo-contact?token=abc', {
    answers: [answers(undoContactChange, { data: { by: 'email' } })],
  });
  const asked = () => api.asked.filter(({ path }) => path === undoContactChange.path).length;
  const button = await screen.findByRole('button', { name: 'Undo the change' });
  expect(asked()).toBe(0);
  fireEvent.click(button);
  await screen.findByRole('link', { name: 'Set a new password' });
  expect(asked()).toBe(1);
});
