import type { Answer } from '@hafi/contract/core/endpoint';
import {
  clearNotification,
  listNotifications,
  markAllNotificationsRead,
} from '@hafi/contract/notifications/notifications.contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, answersSample } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { sampleOf } from '../../../test/sample-of.ts';

const sample = sampleOf(listNotifications.output, { items: 2 }) as Answer<typeof listNotifications>;

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

it('says in its list what was read or removed, and keeps the focus there', async () => {
  let left = { ...sample, unread: 2 };
  await renderPage('/dashboard/health', {
    as: ['PATIENT'],
    answers: [
      { endpoint: listNotifications, answer: () => answers(listNotifications, left).answer() },
      {
        endpoint: markAllNotificationsRead,
        answer: () => {
          left = { ...left, unread: 0 };
          return answersSample(markAllNotificationsRead, 1).answer();
        },
      },
      {
        endpoint: clearNotification,
        answer: () => {
          left = { ...left, data: left.data.slice(1) };
          return answersSample(clearNotification, 1).answer();
        },
      },
    ],
  });
  const press = async (button: HTMLElement) => {
    button.focus();
    await act(async () => void fireEvent.click(button));
  };
  const [bell] = await screen.findAllByRole('button', { name: /^Notifications/ });
  if (!bell) throw new Error('no bell');
  await press(bell);
  const panel = within(screen.getByRole('region', { name: 'Notifications' }));
  await press(panel.getByRole('button', { name: 'Mark all read' }));
  await panel.findByText('All are marked as read.');
  const title = panel.getByRole('heading', { name: 'Notifications' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  await press(panel.getByRole('button', { name: 'Remove: Umva' }));
  await panel.findByText('Removed from the bell: Umva');
  await waitFor(() => expect(document.activeElement).toBe(title));
});
