import { dayInKigali } from '@hafi/base/kigali-time';
import {
  actByEmergencyLink,
  getEmergencyByLink,
} from '@hafi/contract/emergency/emergencies.contract';
import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { anEmergency, aResponder } from '../../../../test/an-emergency.ts';
import { answers, type FakeAnswer, fails, hangs } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { queryClient } from '../../../lib/query/query-client.ts';

const base = anEmergency();
const view = (change: Partial<EmergencyView> = {}): EmergencyView => ({
  ...base,
  startedAt: `${dayInKigali(new Date())}T03:17:00.000Z`,
  elder: { ...base.elder, id: null, you: false },
  can: { cancel: false, respond: true, resolve: false, coordinate: false, locate: false },
  responders: [aResponder('Vestine', 'seen', { you: true, phone: null })],
  ...change,
});

let shown = view();
let said: unknown[] = [];
const live: FakeAnswer = {
  endpoint: getEmergencyByLink,
  answer: () => answers(getEmergencyByLink, { data: shown }).answer(),
};

async function open(...replies: FakeAnswer[]) {
  shown = view();
  said = [];
  const acts = answers(actByEmergencyLink, { data: shown });
  const acted = { ...acts, answer: () => answers(actByEmergencyLink, { data: shown }).answer() };
  const page = await renderPage('/e/secret', { answers: [...replies, live, acted] });
  const { fetch: answered } = page.api;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (init?.method === 'POST') said.push(JSON.parse(String(init.body)));
    return answered(input, init);
  });
  return page;
}

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

test('says who needs help, where, and what a helper must know, without signing in', async () => {
  const { api, container } = await open();
  screen.getByRole('heading', { level: 1, name: 'Espérance Mukamana' });
  for (const words of ['Needs help since 05:17', 'Remera, Gasabo', 'Blue gate', 'Penicillin']) {
    expect(container.textContent).toContain(words);
  }
  const calls = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Call / });
  expect(calls.map(({ href }) => href)).toEqual(['tel:+250788000001', 'tel:912']);
  // Reading it counts as seen, which a preview of the link would not say.
  expect(api.requested.filter((each) => each === actByEmergencyLink)).toHaveLength(1);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(api.urls.some((url) => url.startsWith('/api/people-to-call'))).toBe(false);
});

test('says in the title of the tab whether it is a drill, in which nobody calls 912', async () => {
  const { container } = await open();
  expect(document.title).toContain('Somebody needs help');
  shown = view({ drill: true });
  await act(() => queryClient.refetchQueries());
  expect(document.title).toContain('A drill');
  screen.getByText('It is only a drill: do not call 912.');
  expect(container.querySelector('a[href="tel:912"]')).toBeNull();
});

test('is answered with one question, and shows who else helps', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'I am on my way' }));
  shown = view({
    responders: [
      aResponder('Vestine', 'coming', {
        you: true,
        dueAt: `${dayInKigali(new Date())}T03:25:00.000Z`,
      }),
      aResponder('Claudine', 'acting'),
    ],
  });
  fireEvent.click(screen.getByRole('button', { name: '5 minutes' }));
  await screen.findByText('You are on the way, there at 05:25. The others see that.');
  expect(said).toEqual([{ act: 'coming', minutes: 5 }]);
  await screen.findByText('Claudine');
  fireEvent.click(screen.getByRole('button', { name: 'I called 912' }));
  await waitFor(() => expect(said.at(-1)).toEqual({ act: 'ambulance' }));
});

test('takes "I cannot come" for an answer, at once or after all', async () => {
  said = [];
  shown = view();
  await open();
  screen.getByRole('heading', { name: 'Can you come?' });
  fireEvent.click(screen.getByRole('button', { name: 'I cannot come' }));
  await waitFor(() => expect(said.at(-1)).toEqual({ act: 'cannot' }));
  shown = view({ responders: [aResponder('Vestine', 'cannot', { you: true, phone: null })] });
  await act(() => queryClient.refetchQueries());
  await screen.findByText(/^You cannot come\. The others see that/);
  expect(screen.queryByRole('heading', { name: 'Can you come?' })).toBeNull();
  screen.getByRole('button', { name: 'I am on my way' });
  shown = view({ responders: [aResponder('Vestine', 'coming', { you: true, phone: null })] });
  await act(() => queryClient.refetchQueries());
  said = [];
  fireEvent.click(await screen.findByRole('button', { name: 'I cannot come' }));
  expect(said).toEqual([]);
  const dialog = screen.getByRole('alertdialog', { name: 'You cannot come after all?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'I cannot come' }));
  await waitFor(() => expect(said).toEqual([{ act: 'cannot' }]));
});

test.each([
  ['ended', fails(getEmergencyByLink, 409, 'emergency-has-ended'), 'This emergency has ended'],
  [
    'followed by another',
    fails(getEmergencyByLink, 409, 'emergency-called-again'),
    'Help was called again',
  ],
  ['is unknown', fails(getEmergencyByLink, 404, 'not-found'), 'This link does not work'],
])('says what to do when it %s', async (_how, answer, title) => {
  await open(answer);
  screen.getByRole('heading', { level: 1, name: title });
  screen.getByRole('link', { name: 'Call 912' });
  expect(screen.queryByRole('button', { name: 'I am on my way' })).toBeNull();
});

test('shows nothing of the person any more once it has ended', async () => {
  const over: FakeAnswer = { ...live };
  let ended = false;
  const until: FakeAnswer = {
    endpoint: getEmergencyByLink,
    answer: () => (ended ? fails(getEmergencyByLink, 409, 'emergency-has-ended') : over).answer(),
  };
  const { container } = await open(until);
  expect(container.textContent).toContain('Penicillin');
  ended = true;
  await act(() => queryClient.refetchQueries().catch(() => undefined));
  await screen.findByText('This emergency has ended');
  expect(container.textContent).not.toContain('Penicillin');
});

test('offers the call while it does not arrive', async () => {
  await open(hangs(getEmergencyByLink));
  screen.getByRole('link', { name: 'Call 912' });
});
