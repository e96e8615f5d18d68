import { getSession } from '@hafi/contract/accounts/accounts.contract';
import { type CallGroup, listPeopleToCall } from '@hafi/contract/emergency/emergency.contract';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answers,
  answersSample,
  type FakeAnswer,
  fakeApi,
  hangs,
  unreachable,
} from '../../../test/fake-api.ts';
import { accountWith, renderPage } from '../../../test/render-page.tsx';
import { App } from '../../app/app.tsx';
import { keptCalls } from '../../lib/query/kept/kept-calls.ts';
import { queryClient } from '../../lib/query/query-client.ts';
import { refetchTopics } from '../../lib/query/query-options.ts';
import { forgetSession, refreshSession } from '../../lib/session.ts';
import { i18n } from '../../lib/words/words.ts';
import { PeopleToCall } from './people-to-call.tsx';

const account = accountWith(['PATIENT']);
const group: CallGroup = {
  elder: { id: account.id, name: 'Espérance Mukamana', firstName: 'Espérance', you: true },
  protection: { reasons: ['nobody-confirmed'], agreed: [] },
  people: [
    {
      id: null,
      name: 'Chantal',
      firstName: 'Chantal',
      photo: null,
      relation: 'child',
      phone: '+250788300001',
      why: 'named',
    },
  ],
};
const kept = () => JSON.parse(localStorage.getItem('people-to-call') ?? 'null');
const numbers = () =>
  screen
    .queryAllByRole<HTMLAnchorElement>('link')
    .map(({ href }) => href)
    .filter((href) => href.startsWith('tel:+'));

const serve = (...replies: FakeAnswer[]) =>
  vi.stubGlobal('fetch', fakeApi(replies, (endpoint) => answersSample(endpoint, 1)).fetch);

/** Opens the page again, with what is on the device. */
async function reopen(...replies: FakeAnswer[]): Promise<void> {
  cleanup();
  queryClient.clear();
  serve(...replies);
  const within = (screens: ReactNode) => (
    <MemoryRouter initialEntries={['/emergency']}>{screens}</MemoryRouter>
  );
  await act(async () => render(<App within={within} />));
}

beforeEach(async () => {
  await renderPage('/emergency', {
    as: ['PATIENT'],
    answers: [answers(listPeopleToCall, { data: [group] })],
  });
  await waitFor(() => expect(kept()).toMatchObject({ person: account.id, groups: [group] }));
});
afterEach(() => {
  cleanup();
  forgetSession();
});

test('are shown with their numbers to call', () => {
  expect(numbers()).toEqual(['tel:+250788300001']);
  expect(screen.getByRole('link', { name: 'Call Chantal' })).toBeTruthy();
  expect(screen.getByText(/788.300.001/)).toBeTruthy();
});

test('say that a call for help would not be heard, and lead to who agreed', () => {
  screen.getByText('Protection is off');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'See who agreed' });
  expect(new URL(link.href).pathname).toBe('/emergency/protection');
});

test.each([
  ['hangs', hangs],
  ['is gone', unreachable],
])('stand from the device when the network %s', async (_how, without) => {
  await reopen(answers(getSession, { data: account }), without(listPeopleToCall));
  expect(numbers()).toEqual(['tel:+250788300001']);
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull());
  expect(numbers()).toEqual(['tel:+250788300001']);
});

const Wrapper = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>
    <MemoryRouter>{children}</MemoryRouter>
  </I18nProvider>
);
const messages = () =>
  screen
    .queryAllByRole<HTMLAnchorElement>('link')
    .map(({ href }) => decodeURIComponent(href))
    .filter((href) => href.startsWith('sms:'));

test('have a ready message, also where nobody is signed in and the clock begins anew', async () => {
  const text = 'Espérance Mukamana needs help now. Please call or come.';
  expect(messages()).toEqual([`sms:+250788300001?&body=${text}`]);
  cleanup();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2015-01-01T00:00:00Z') });
  render(<PeopleToCall groups={keptCalls(null)?.groups ?? []} keptAt={0} />, {
    wrapper: Wrapper,
  });
  vi.useRealTimers();
  expect(messages()).toEqual([`sms:+250788300001?&body=${text}`]);
  expect(numbers()).toEqual(['tel:+250788300001']);
});

test('have one message to all of them', async () => {
  const [one] = group.people;
  if (!one) throw new Error('nobody');
  const two = { ...one, name: 'Eric', firstName: 'Eric', phone: '+250788300002' };
  cleanup();
  render(<PeopleToCall groups={[{ ...group, people: [one, two] }]} fresh />, {
    wrapper: Wrapper,
  });
  const all = screen.getByRole<HTMLAnchorElement>('link', { name: /^SMS to all of them/ });
  expect(all.href).toContain('sms:+250788300001,+250788300002');
});

test('say nothing of the protection while only the device knows of it', async () => {
  const on: CallGroup = { ...group, protection: { reasons: [], agreed: ['Chantal'] } };
  await reopen(answers(getSession, { data: account }), answers(listPeopleToCall, { data: [on] }));
  await screen.findByText('Protection is on');
  await waitFor(() => expect(kept().groups[0].protection.reasons).toEqual([]));
  await reopen(answers(getSession, { data: account }), unreachable(listPeopleToCall));
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull());
  expect(numbers()).toEqual(['tel:+250788300001']);
  expect(screen.queryByText(/^Protection is/)).toBeNull();
});

test('say that nobody is named, and where to name somebody', async () => {
  const nobody = { ...group, people: [] };
  await reopen(
    answers(getSession, { data: account }),
    answers(listPeopleToCall, { data: [nobody] }),
  );
  await screen.findByText('You have not said yet whom to call first.');
  expect(screen.getByRole('link', { name: 'Name somebody' }).getAttribute('href')).toBe('/profile');
});

test('are said to be missing where nothing is kept and the network fails', async () => {
  localStorage.removeItem('people-to-call');
  await reopen(answers(getSession, { data: account }), unreachable(listPeopleToCall));
  const said = await screen.findByText('Your emergency contacts could not be loaded.');
  expect(said.closest('[role=alert]')?.textContent).toContain('Try again');
});

test('are deleted when their person signs out', () => {
  act(forgetSession);
  expect(kept()).toBeNull();
});

test.each([
  ['nobody', null],
  ['somebody else', { ...account, id: '019aa000-0000-7000-8000-0000000000ff' }],
])('are deleted when the server says that %s is signed in', async (_who, data) => {
  serve(answers(getSession, { data }), hangs(listPeopleToCall));
  await act(() => refreshSession());
  expect(kept()).toBeNull();
  await waitFor(() => expect(numbers()).toEqual([]));
});

test('are kept before anybody looks at them, and again when the circle or the contact changes', async () => {
  cleanup();
  localStorage.removeItem('people-to-call');
  const notified = answers(listPeopleToCall, { data: [group] });
  await renderPage('/help', { as: ['PATIENT'], answers: [notified] });
  await waitFor(() => expect(kept()).toMatchObject({ groups: [group] }));
  const moved: CallGroup = { ...group, people: [] };
  serve(answers(listPeopleToCall, { data: [moved] }));
  await act(() => refetchTopics(['accounts']));
  await waitFor(() => expect(kept()).toMatchObject({ groups: [{ people: [] }] }));
});
