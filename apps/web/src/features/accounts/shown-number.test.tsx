import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';

const text = () => document.querySelector('main')?.textContent ?? '';
const asRead = '+250\u00a0788 000\u00a0001';

beforeAll(loadAllParts, 120_000);

it('heads an account without e-mail with its number, as numbers are read', async () => {
  await renderPage('/profile', {
    as: ['PATIENT'],
    account: { email: null, phoneNumber: '+250788000001' },
  });
  expect(text()).toContain(asRead);
});

it('shows the number to which a code was sent, as numbers are read', async () => {
  await renderPage('/login/phone');
  fireEvent.change(screen.getByLabelText(/phone/i), { target: { value: '0788000001' } });
  fireEvent.submit(screen.getByLabelText(/phone/i).closest('form') as HTMLFormElement);
  await screen.findByRole('heading', { name: 'Look at your phone' });
  expect(text()).toContain(`If ${asRead} belongs to an account`);
});
