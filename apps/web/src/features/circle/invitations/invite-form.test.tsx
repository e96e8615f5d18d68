import { listSmsCodes } from '@hafi/contract/channels/sms-reach.contract';
import { type Elder, listElders } from '@hafi/contract/circle/circle.contract';
import { createInvitation, peekInvitation } from '@hafi/contract/circle/invitations.contract';
import { getCircle } from '@hafi/contract/circle/members.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answers, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { press } from '../../../../test/said.ts';
import { sampleOf } from '../../../../test/sample-of.ts';

beforeAll(loadAllParts, 120_000);

const circle = () => {
  const { data } = sampleOf(getCircle.output, { items: 1 }) as Answer<typeof getCircle>;
  const abilities = { decide: true, recordConsent: false, leave: false };
  return { data: { ...data, abilities, elder: { ...data.elder, you: true } } };
};

async function begin() {
  const own: Elder = {
    id: '019aa000-0000-7000-8000-000000000001',
    name: 'Vestine Uwase',
    firstName: 'Vestine',
    photo: null,
    by: 'self',
    relation: null,
    decidesAs: null,
    permissions: [],
  };
  const page = await renderPage('/circle', {
    as: ['PATIENT'],
    answers: [
      answers(listElders, { data: [own] }),
      answers(getCircle, circle()),
      answers(listSmsCodes, { data: ['250'] }),
      fails(createInvitation, 422, 'sms-does-not-reach'),
    ],
  });
  await press('Invite somebody');
  return page;
}
const type = (label: string, value: string) =>
  act(async () => fireEvent.input(screen.getByLabelText(label), { target: { value } }));
const choose = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const on = () =>
  screen
    .getAllByRole('switch')
    .filter((each) => (each as HTMLInputElement).checked)
    .map((each) => (each as HTMLInputElement).value);

it('asks the elder in three short steps, with what is usual switched on', async () => {
  await begin();
  await choose('How is this person related to you?', 'child');
  expect(on()).toEqual(['health:read', 'alerts:receive', 'messages']);
  await choose('How is this person related to you?', 'neighbour');
  expect(on()).toEqual(['alerts:receive', 'messages']);
  await press('Next: how it gets there');
  await choose('Country of the number', 'BE');
  await type('Phone number of this person', '0470 12 34 56');
  // Said while it is typed, and again beside the button when it is sent all the same.
  await screen.findByText(/SMS from Hafi do not reach numbers of this country/);
  await press('Next: look it over');
  screen.getByText('Neighbour');
  await press('I agree, invite');
  const refused = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(refused));
});

it('does not go on with nothing switched on', async () => {
  await begin();
  await choose('How is this person related to you?', 'volunteer');
  await act(async () => fireEvent.click(screen.getByRole('switch', { checked: true })));
  await press('Next: how it gets there');
  await screen.findAllByText('Switch on at least one thing that this person may do.');
});

it('tells who has not signed in what the message said', async () => {
  const said = { inviter: 'Claudine', elder: 'Vestine', fromElder: false };
  const expiresAt = '2026-11-30T06:00:00.000Z';
  await renderPage('/invitation?token=abc', {
    as: 'visitor',
    answers: [answers(peekInvitation, { data: { ...said, expiresAt } })],
  });
  await screen.findByText('Claudine invites you to the circle of Vestine.');
  const link = screen.getByRole('link', { name: 'Open an account and answer' });
  expect(link.getAttribute('href')).toBe('/signup?next=%2Finvitation%3Ftoken%3Dabc');
});
