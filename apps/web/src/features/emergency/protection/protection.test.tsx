import { getProtection } from '@hafi/contract/emergency/protection.contract';
import type { Protection } from '@hafi/contract/emergency/protection.schemas';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answers } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';

beforeAll(loadAllParts, 120_000);

const elder = '019aa000-0000-7000-8000-000000000001';
const own: Protection['contacts'][number] = {
  id: '019aa000-0000-7000-8000-000000000002',
  name: 'Céline Mutesi',
  firstName: 'Céline',
  photo: null,
  relation: 'child',
  you: true,
  standing: 'agreed',
  at: '2026-11-20T08:00:00.000Z',
  until: '2027-11-20T08:00:00.000Z',
  unreached: 'no-address',
  mayBeAsked: false,
};
const son = { ...own, id: '019aa000-0000-7000-8000-000000000003', firstName: 'Jean', you: false };

const show = (given: Pick<Protection, 'contacts' | 'reasons'>) =>
  renderPage(`/emergency/protection?elder=${elder}`, {
    as: ['FAMILY'],
    answers: [
      answers(getProtection, {
        data: {
          elder: {
            id: elder,
            name: 'Vérédiane Nyirahabimana',
            firstName: 'Vérédiane',
            photo: null,
            you: false,
          },
          state: given.reasons.length > 0 ? 'off' : 'on',
          mayAsk: true,
          ...given,
        },
      }),
    ],
  });

const toConfirm = () => screen.queryByRole('link', { name: 'Confirm my number or e-mail' });

it('leads who agreed and is not reached to where they confirm their number', async () => {
  await show({ contacts: [own], reasons: ['no-channel'] });
  await screen.findByText(/You cannot be reached: neither your number nor your e-mail/);
  expect(toConfirm()?.getAttribute('href')).toBe('/profile');
  // Nobody else's number could be checked.
  expect(screen.queryByRole('link', { name: 'Check their numbers' })).toBeNull();
});

it('leads them there too while others keep the protection on', async () => {
  await show({ contacts: [{ ...son, unreached: null }, own], reasons: [] });
  await screen.findByText('Protection is on');
  expect(toConfirm()?.getAttribute('href')).toBe('/profile');
});

it('leads who is reached to the others, whose numbers they may check', async () => {
  await show({
    contacts: [{ ...own, standing: 'refused', unreached: null }, son],
    reasons: ['no-channel'],
  });
  await screen.findByText(/Cannot be reached: neither number nor e-mail is confirmed/);
  expect(screen.queryByRole('link', { name: 'Check their numbers' })).not.toBeNull();
  expect(toConfirm()).toBeNull();
});

it('is not on by somebody abroad alone, and says whom near one may ask', async () => {
  const id = '019aa000-0000-7000-8000-000000000004';
  const patrick = { ...son, id, firstName: 'Patrick', standing: 'not-asked' as const };
  await show({
    contacts: [{ ...son, firstName: 'Claudine', unreached: null }, patrick],
    reasons: ['nobody-near'],
  });
  await screen.findByText('Protection is off');
  screen.getByText('Claudine agreed to be called. Nobody near has agreed yet. Ask Patrick.');
});
