import * as contract from '@hafi/contract/accounts/own-data.contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { answers } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';

beforeAll(loadAllParts, 120_000);

test('keeps the keyboard within the deletion from its first button to its last step', async () => {
  await renderPage('/settings?tab=privacy', {
    as: ['PATIENT'],
    answers: [
      answers(contract.getConfirmation, { data: { by: 'password', until: null } }),
      answers(contract.confirmIdentity, { data: { by: 'password', until: null } }),
    ],
  });
  const part = (await screen.findByRole('heading', { name: 'Delete my account' })).closest(
    'section',
  );
  if (!part) throw new Error('the deletion is no part of its own');
  const press = (name: string) => {
    const button = within(part).getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  const focusedHeading = () =>
    /^H\d$/.test(document.activeElement?.tagName ?? '') && part.contains(document.activeElement);
  press('Delete my account');
  await expect.poll(focusedHeading).toBe(true);
  press('Continue');
  await within(part).findByLabelText(/password/i);
  await expect.poll(() => part.contains(document.activeElement)).toBe(true);
});
