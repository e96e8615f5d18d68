import type { UrgentNews } from '@hafi/contract/alerts/alert.schemas';
import { listUrgentNews } from '@hafi/contract/alerts/alerts.contract';
import { listEmergencies } from '@hafi/contract/emergency/emergencies.contract';
import { listConversations } from '@hafi/contract/messages/messages.contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refetchTopics } from '../src/lib/query/query-options.ts';
import { passOn } from '../src/lib/realtime/events.ts';
import { anEmergencyLine } from './an-emergency.ts';
import { aConversation, aMessage } from './chat-stage.ts';
import { answers, type FakeAnswer } from './fake-api.ts';
import { loadAllParts, renderPage } from './render-page.tsx';

const id = '019dd000-0000-7000-8000-000000000001';
const news = (more: Partial<UrgentNews> = {}): UrgentNews => ({
  id,
  elder: { id: '019dd000-0000-7000-8000-000000000002', firstName: 'Espérance', you: false },
  yours: false,
  ...more,
});

/** Answers with what stands now. */
const urgent = (openAlerts: () => UrgentNews[]): FakeAnswer => ({
  endpoint: listUrgentNews,
  answer: () => answers(listUrgentNews, { data: openAlerts() }).answer(),
});
const talks = (list: () => ReturnType<typeof aConversation>[]): FakeAnswer => ({
  endpoint: listConversations,
  answer: () =>
    answers(listConversations, {
      data: list(),
      nextCursor: null,
      unread: list().reduce((sum, { unread }) => sum + unread, 0),
    }).answer(),
});

beforeAll(loadAllParts, 120_000);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** Opens a page and waits for what comes after it. */
async function open(path: string, ...given: FakeAnswer[]) {
  const page = await renderPage(path, { as: ['FAMILY'], answers: [...given, talks(() => [])] });
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(page.api.requested).toContain(listUrgentNews));
  return page;
}
const region = (role: 'alert' | 'status', words: string) =>
  waitFor(() => {
    const all = [...document.querySelectorAll(`[data-extras] > [role=${role}]`)];
    expect(all.map(({ textContent }) => textContent)).toContain(words);
  });
const received = 'Urgent alert: Espérance. Open it from your notifications.';

test('an urgent alert is read in a region that stood before, and is in the title', async () => {
  let openAlerts: UrgentNews[] = [];
  await open(
    '/settings',
    urgent(() => openAlerts),
  );
  await region('alert', '');
  const before = document.querySelector('[data-extras] > [role=alert]');
  const calm = document.title;
  openAlerts = [news()];
  await act(() => refetchTopics(['alerts']));
  await region('alert', received);
  expect(document.querySelector('[data-extras] > [role=alert]')).toBe(before);
  expect(document.title).toBe(`Urgent alert: Espérance - ${calm}`);
  openAlerts = [];
  await act(() => refetchTopics(['alerts']));
  expect(document.title).toBe(calm);
});

test('is not read again in the same tab, and stays in the title', async () => {
  const openAlerts = urgent(() => [news()]);
  await open('/settings', openAlerts);
  await region('alert', received);
  const kept = Object.entries<string>({ ...sessionStorage });
  cleanup();
  await renderPage('/settings', { as: ['FAMILY'], answers: [openAlerts, talks(() => [])] });
  // As a page that is loaded again finds it.
  for (const [name, value] of kept) sessionStorage.setItem(name, value);
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(document.title).toContain('Urgent alert: Espérance - '));
  // What would be read comes with the regions.
  await act(() => new Promise((done) => setTimeout(done, 400)));
  await region('alert', '');
});

test('is not read to who has taken it, and tells the elder of herself', async () => {
  let openAlerts = [news({ yours: true })];
  await open(
    '/settings',
    urgent(() => openAlerts),
  );
  await region('alert', '');
  expect(document.title).not.toContain('Urgent');
  openAlerts = [
    news({ id: '019dd000-0000-7000-8000-000000000003', elder: { ...news().elder, you: true } }),
  ];
  await act(() => refetchTopics(['alerts']));
  await region('alert', 'Urgent alert about you. Open it from your notifications.');
});

test('an emergency stands before it in the title', async () => {
  const line = anEmergencyLine();
  const lines = [{ ...line, elder: { ...line.elder, you: false } }];
  await open(
    '/settings',
    urgent(() => [news()]),
    answers(listEmergencies, { data: lines }),
  );
  await waitFor(() => expect(document.title).toMatch(/^Espérance needs help - .* - Hafi$/));
});

test('a new message is read, and counted in the title', async () => {
  const first = aMessage(1);
  let list = [aConversation([first])];
  await open(
    '/settings',
    talks(() => list),
    urgent(() => []),
  );
  await region('status', '');
  const second = aMessage(2, { sentAt: '2026-11-23T06:05:00.000Z' });
  await act(async () => passOn('message', second));
  list = [aConversation([first, second], { unread: 1, read: 1 })];
  await region('status', 'New message from Claudine Uwase');
  expect(document.title).toMatch(/^\(1\) .* - Hafi$/);
});

test('nothing is watched for a visitor', async () => {
  const { api } = await renderPage('/');
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(document.querySelector('[data-extras]')).not.toBeNull());
  expect(api.requested).not.toContain(listUrgentNews);
  expect(screen.queryByText(/Urgent alert/)).toBeNull();
});
