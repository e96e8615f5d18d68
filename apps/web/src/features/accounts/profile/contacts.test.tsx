import { formatPhone } from '@hafi/base/format-phone';
import * as contract from '@hafi/contract/accounts/accounts.contract';
import { undoContactChange } from '@hafi/contract/accounts/contact-undo.contract';
import { getConfirmation } from '@hafi/contract/accounts/own-data.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, answersSample, fails } from '../../../../test/fake-api.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { expectSaid, press } from '../../../../test/said.ts';
import { sampleOf } from '../../../../test/sample-of.ts';

const account = {
  firstName: 'Vestine',
  lastName: 'Uwase',
  email: 'vestine@hafi.test',
  phoneNumber: '+250788000001',
  smsReaches: true,
};

/** The same number as a page writes it. */
const shown = formatPhone(account.phoneNumber);

const { data: changed } = sampleOf(contract.updateProfile.output) as Answer<
  typeof contract.updateProfile
>;

test('says which contact was never proved, and asks for the code sent to it', async () => {
  const { api } = await renderPage('/profile', {
    as: ['PATIENT'],
    account: { ...account, emailProved: true, phoneProved: false },
    answers: [answers(contract.requestContactProof, { data: { sentTo: '+250788000001' } })],
  });
  expect(screen.queryByText(/vestine@hafi\.test is yours/)).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: `Send a code to ${shown}` }));
  const heading = await screen.findByRole('heading', { name: 'Confirm your phone number' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  screen.getByText(`A code is on its way to ${shown.replaceAll('\u00a0', ' ')}.`);
  expect(api.requested.some(({ path }) => path === contract.requestContactProof.path)).toBe(true);
});

test('says of a number abroad that no SMS reaches it, and offers no code', async () => {
  const phoneNumber = '+33612345678';
  await renderPage('/profile', {
    as: ['FAMILY'],
    account: { ...account, phoneNumber, smsReaches: false, emailProved: true, phoneProved: false },
  });
  await screen.findByText(/No SMS from Hafi reaches \+33612345678/);
  expect(screen.queryByRole('button', { name: /Send a code/ })).toBeNull();
});

test('says nothing of SMS of an account that this device kept before it was known', async () => {
  await renderPage('/profile', {
    as: ['FAMILY'],
    account: { ...account, smsReaches: undefined, emailProved: true, phoneProved: false },
  });
  await screen.findByRole('button', { name: /Send a code/ });
  expect(screen.queryByText(/No SMS from Hafi reaches/)).toBeNull();
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
  const requested = () =>
    api.requested.filter(({ path }) => path === undoContactChange.path).length;
  const button = await screen.findByRole('button', { name: 'Undo the change' });
  expect(requested()).toBe(0);
  fireEvent.click(button);
  const next = await screen.findByRole('link', { name: 'Set a new password' });
  await waitFor(() => expect(document.activeElement?.contains(next)).toBe(true));
  expect(requested()).toBe(1);
});

test('says which number is confirmed when the step is gone', async () => {
  await renderPage('/profile', {
    as: ['PATIENT'],
    account: { ...account, emailProved: true, phoneProved: false },
    answers: [
      answers(contract.requestContactProof, { data: { sentTo: '+250788000001' } }),
      answersSample(contract.confirmPhoneChange, 1),
    ],
  });
  await press(`Send a code to ${shown}`);
  fireEvent.input(await screen.findByLabelText('Code'), { target: { value: '123456' } });
  await press('Confirm');
  await expectSaid('Your phone number +250788000001 is confirmed.');
});

test.each([
  ['/profile', 'Save Changes', 'Profile updated successfully!'],
  ['/forgot-password', 'Send the code', 'It is on its way.'],
])('%s: says beside “%s” what was done', async (path, button, said) => {
  await renderPage(path, {
    as: path === '/profile' ? ['PATIENT'] : 'visitor',
    account: { ...account, emailProved: true, phoneProved: true },
    answers: [
      answers(contract.updateProfile, {
        data: { ...changed, pendingEmail: null, pendingPhoneNumber: null },
      }),
      answers(contract.requestPasswordReset, { data: { message: 'It is on its way.' } }),
    ],
  });
  if (path !== '/profile') {
    fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'rose@hafi.test' } });
  }
  await press(button);
  await expectSaid(said);
});
