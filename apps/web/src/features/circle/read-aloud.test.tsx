import { type Elder, listElders } from '@hafi/contract/circle/circle.contract';
import { permissions } from '@hafi/contract/circle/circle-terms';
import { recordConsent } from '@hafi/contract/circle/consents.contract';
import { type Circle, changeMember, getCircle } from '@hafi/contract/circle/members.contract';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';

const vestine = '019aa000-0000-7000-8000-00000000000a';
const son = '019aa000-0000-7000-8000-00000000000b';
const elder: Elder = {
  id: vestine,
  name: 'Vestine Uwera',
  firstName: 'Vestine',
  photo: null,
  by: 'circle',
  relation: 'child',
  decidesAs: 'manager',
  permissions: [...permissions],
};
const member = (personId: string, name: string, you: boolean): Circle['members'][number] => ({
  personId,
  name,
  firstName: name.split(' ')[0] ?? '',
  photo: null,
  phone: you ? null : '+250788000001',
  abroad: null,
  viewDays: you ? null : 3,
  relation: 'child',
  decidesAs: you ? 'manager' : null,
  since: '2026-11-01T08:00:00.000Z',
  you,
  checked: null,
  badges: [],
  permissions: you ? [...permissions] : [],
  abilities: { change: !you, revoke: !you, recordConsent: !you },
});
const circle: Circle = {
  elder: {
    id: vestine,
    name: elder.name,
    firstName: elder.firstName,
    photo: null,
    locale: 'rw',
    you: false,
  },
  abilities: { decide: true, recordConsent: true, leave: true },
  members: [
    member('019aa000-0000-7000-8000-00000000000c', 'Claudine Uwase', true),
    member(son, 'Patrick Niyonzima', false),
  ],
};
const openCircle = () =>
  renderPage(`/circle?elder=${vestine}`, {
    as: ['FAMILY'],
    answers: [
      answers(listElders, { data: [elder] }),
      answers(getCircle, { data: circle }),
      answers(recordConsent, { data: null }),
      answers(changeMember, { data: null }),
    ],
  });

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

it('who registers an elder reads the words in the language chosen for the elder, and confirms it', async () => {
  await renderPage('/elders/new', { as: ['FAMILY'] });
  expect(screen.queryByText(/I agree that this person opens/)).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Kinyarwanda' }));
  const words = await screen.findByText(/Hafi/, { selector: '[lang="rw"] p' });
  expect(words.textContent).not.toContain('I agree');
  const read = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^I read these/ });
  fireEvent.click(read());
  expect(read().checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Français' }));
  await screen.findByText(/Hafi/, { selector: '[lang="fr"] p' });
  expect(read().checked).toBe(false);
});

it('who records a yes reads it with its permissions in the language of the elder', async () => {
  const { api } = await openCircle();
  fireEvent.click(screen.getByRole('button', { name: 'Write down a spoken yes' }));
  const choice = screen.getByLabelText('For whom?');
  fireEvent.change(choice, { target: { value: son } });
  fireEvent.click(screen.getByRole('switch', { name: /Is told at once/ }));
  await screen.findByText('Patrick Niyonzima', { selector: '[lang="rw"] strong' });
  expect(document.querySelectorAll('[lang="rw"] li')).toHaveLength(1);
  expect(document.querySelector('[lang="rw"]')?.textContent).not.toMatch(/I agree|told/);
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill('First and last name of the witness', 'Jean Bosco');
  fill('How to find the witness', 'neighbour');
  const save = screen.getByRole('button', { name: 'Vestine said yes' });
  fireEvent.click(save);
  await screen.findAllByText(/tick the box/);
  expect(api.requested).not.toContain(recordConsent);
  fireEvent.click(screen.getByRole('checkbox', { name: /in Kinyarwanda, and Vestine said yes/ }));
  fireEvent.click(save);
  await vi.waitFor(() => expect(api.requested).toContain(recordConsent));
});

it('who keeps the account of an elder does not agree for “my health”', async () => {
  await openCircle();
  fireEvent.click(screen.getByRole('button', { name: 'Invite somebody' }));
  const relation = screen.getByLabelText('How is this person related to Vestine?');
  fireEvent.change(relation, { target: { value: 'child' } });
  fireEvent.click(screen.getByRole('button', { name: 'Next: how it gets there' }));
  fireEvent.click(await screen.findByRole('radio', { name: /By a code/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Next: look it over' }));
  await screen.findByRole('heading', { name: 'Look it over' });
  screen.getByText(/I decide this for Vestine: .* the health of Vestine is written down/);
  expect(screen.queryByText(/my health/)).toBeNull();
  screen.getByRole('button', { name: 'Invite for Vestine' });
});

it('who keeps the account of an elder adds permissions only with the witness of the yes', async () => {
  const { api } = await openCircle();
  fireEvent.click(screen.getByRole('button', { name: 'What may Patrick see?' }));
  const save = screen.getByRole('button', { name: 'Save for Vestine' });
  expect(screen.queryByLabelText('First and last name of the witness')).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: /Is told at once/ }));
  screen.getByText(/Ask Vestine first, with somebody else there/);
  fireEvent.click(save);
  await screen.findAllByText('Enter the name of who was there.');
  expect(api.requested).not.toContain(changeMember);
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill('First and last name of the witness', 'Jean Bosco');
  fill('How to find the witness', 'neighbour');
  fireEvent.click(save);
  await vi.waitFor(() => expect(api.requested).toContain(changeMember));
});
