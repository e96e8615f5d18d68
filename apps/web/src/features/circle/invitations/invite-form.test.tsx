import { listSmsCodes } from '@hafi/contract/channels/sms-reach.contract';
import { type Elder, listElders } from '@hafi/contract/circle/circle.contract';
import {
  createInvitation,
  declineByLink,
  peekInvitation,
} from '@hafi/contract/circle/invitations.contract';
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

async function begin(refusal = fails(createInvitation, 422, 'sms-does-not-reach')) {
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
      refusal,
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

it('asks for the relation first, and is content once it is chosen', async () => {
  await begin();
  await press('Next: how it gets there');
  await screen.findAllByText('Choose how this person is related to you.');
  expect(screen.queryByText(/Switch on at least one thing/)).toBeNull();
});

it('begins with an empty number after an invitation that was not sent', async () => {
  await begin();
  const toStep2 = async () => {
    await choose('How is this person related to you?', 'child');
    await press('Next: how it gets there');
    return screen.findByLabelText<HTMLInputElement>('Phone number of this person');
  };
  await toStep2();
  await type('Phone number of this person', '0788 000 199');
  await press('Previous');
  await press('Cancel');
  await press('Invite somebody');
  expect((await toStep2()).value).toBe('');
});

it('goes back to the number that the server refuses', async () => {
  const errors = [{ path: 'phone', code: 'invalid-phone', message: 'Look at this number.' }];
  await begin(fails(createInvitation, 400, 'invalid-input', errors));
  await choose('How is this person related to you?', 'child');
  await press('Next: how it gets there');
  await type('Phone number of this person', '0788 000 199');
  await press('Next: look it over');
  await press('I agree, invite');
  expect((await screen.findByRole('alert')).textContent).toContain('Look at this number.');
  const number = screen.getByLabelText<HTMLInputElement>('Phone number of this person');
  expect(number.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(number));
});

it('lets who has a link that has ended sign in', async () => {
  await renderPage('/invitation?token=abc', {
    as: 'visitor',
    answers: [fails(peekInvitation, 404, 'not-found')],
  });
  await screen.findByRole('alert');
  screen.getByRole('link', { name: 'I have an account: sign in' });
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

it('lets who has no account decline by the link, after saying what that does', async () => {
  const said = { inviter: 'Claudine', elder: 'Vestine', fromElder: false };
  const expiresAt = '2026-11-30T06:00:00.000Z';
  const { api } = await renderPage('/invitation?token=abc', {
    as: 'visitor',
    answers: [
      answers(peekInvitation, { data: { ...said, expiresAt } }),
      answers(declineByLink, { data: null }),
    ],
  });
  await screen.findByText('To say no you need no account.');
  await press('No, thank you');
  screen.getByText(/Claudine is told that the invitation was declined/);
  expect(api.requested).not.toContain(declineByLink);
  await press('Yes, decline', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(api.requested).toContain(declineByLink));
  await screen.findByText('You have said no. The link is used up.');
});
