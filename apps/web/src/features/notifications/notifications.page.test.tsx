import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import {
  clearNotification,
  listNotificationHistory,
  markAllNotificationsRead,
  removeNotification,
} from '@hafi/contract/notifications/notifications.contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, answersSample, type FakeAnswer, fails } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { expectSaid, press } from '../../../test/said.ts';
import type { Notice } from './notice-words.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const today = dayInKigali(new Date());
const idOf = (place: number) => `019aa000-0000-7000-8000-00000000000${place}`;
const notice = (place: number, more: Partial<Notice> = {}): Notice => ({
  id: idOf(place),
  type: 'health',
  title: `News ${place}`,
  message: 'Somebody measured.',
  timestamp: instantAt(today, '00:01').toISOString(),
  isRead: false,
  priority: 'medium',
  link: '/healthcare?tab=vitals',
  ...more,
});

/** A history that the acts change. */
function historyOf(start: readonly Notice[]): readonly FakeAnswer[] {
  let all = start;
  const change = (next: (each: Notice) => Notice | null) => {
    all = all.flatMap((each) => next(each) ?? []);
  };
  const read = (each: Notice) => ({ ...each, isRead: true });
  const only = (endpoint: FakeAnswer['endpoint'], next: (each: Notice) => Notice | null) => ({
    endpoint,
    answer: () => {
      change(next);
      return answersSample(endpoint, 1).answer();
    },
  });
  return [
    {
      endpoint: listNotificationHistory,
      answer: () => {
        const unread = all.filter(({ isRead }) => !isRead).length;
        return answers(listNotificationHistory, {
          data: [...all],
          nextCursor: null,
          unread,
        }).answer();
      },
    },
    only(markAllNotificationsRead, read),
    only(clearNotification, (each) => (each.id === idOf(1) ? read(each) : each)),
    only(removeNotification, (each) => (each.id === idOf(1) ? null : each)),
  ];
}

const open = (given: readonly FakeAnswer[], path = '/notifications') =>
  renderPage(path, { as: ['FAMILY'], answers: given });

it('shows by days of which kind each is, how much it matters, and what is unread', async () => {
  const yesterday = instantAt(addDays(today, -1), '12:00').toISOString();
  await open(
    historyOf([
      notice(1),
      notice(2, { type: 'emergency', priority: 'high', isRead: true }),
      notice(3, { type: 'family', priority: 'high', timestamp: yesterday, link: null }),
    ]),
  );
  await screen.findByText('News 1');
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Today',
    'Yesterday',
  ]);
  const lines = main.getAllByRole('listitem').map((each) => each.textContent);
  expect(lines[0]).toMatch(/^Unread: News 1Somebody measured\. Health /);
  expect(lines[0]).not.toContain('Important');
  expect(lines[1]).toMatch(/^News 2.*Emergency/);
  expect(lines[2]).toMatch(/^Unread: News 3.*Family.*Important/);
  expect(main.getByRole('link', { name: 'News 1' }).getAttribute('href')).toBe(
    '/healthcare?tab=vitals',
  );
  expect(main.queryByRole('link', { name: 'News 3' })).toBeNull();
  await screen.findByText('3 notices shown');
});

it('marks one as read, all, and removes one, and says so at its day', async () => {
  await open(historyOf([notice(1), notice(2)]));
  await screen.findByText('News 1');
  await press('Mark read: News 1');
  await expectSaid('Marked as read: News 1');
  expect(screen.queryByRole('button', { name: 'Mark read: News 1' })).toBeNull();
  await press('Delete: News 1');
  await expectSaid('Deleted: News 1');
  expect(screen.queryByText('News 1')).toBeNull();
  await press('Mark all read');
  await expectSaid('All are marked as read.');
  expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
});

it('marks what is opened as read', async () => {
  const { api } = await open(historyOf([notice(1)]));
  const link = await screen.findByRole('link', { name: 'News 1' });
  await act(async () => void fireEvent.click(link));
  await waitFor(() => expect(api.requested).toContain(clearNotification));
});

it('asks for one kind and the unread only, and says when there is none', async () => {
  const { api } = await open([
    answers(listNotificationHistory, { data: [], nextCursor: null, unread: 0 }),
  ]);
  await screen.findByText('No notifications');
  const kind = screen.getByLabelText<HTMLSelectElement>('Kind');
  await act(async () => void fireEvent.change(kind, { target: { value: 'community' } }));
  await screen.findByText('Nothing of this kind');
  const only = screen.getByRole('checkbox', { name: 'Only unread' });
  await act(async () => void fireEvent.click(only));
  await screen.findByText('Nothing unread here');
  const requested = api.urls.filter((url) => url.startsWith('/api/notifications/history'));
  expect(requested).toEqual([
    '/api/notifications/history?limit=20&show=all',
    '/api/notifications/history?limit=20&type=community&show=all',
    '/api/notifications/history?limit=20&type=community&show=unread',
  ]);
  const all = screen.getByRole('link', { name: 'Show all' });
  await act(async () => void fireEvent.click(all));
  await screen.findByText('No notifications');
  expect(kind.value).toBe('');
});

it('never says that there is nothing when the answer failed', async () => {
  await open([fails(listNotificationHistory)], '/notifications?show=unread');
  await screen.findByText('Notifications did not arrive');
  expect(screen.queryByText('Nothing unread here')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
});
