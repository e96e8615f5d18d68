import type { Answer } from '@hafi/contract/core/endpoint';
import {
  clearNotification,
  listActivity,
  listNotificationHistory,
  listNotifications,
  markAllNotificationsRead,
  removeNotification,
} from '@hafi/contract/notifications/notifications.contract';
import { getPushKey } from '@hafi/contract/notifications/push.contract';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { usePages } from '../../lib/query/use-pages.ts';
import type { Notice } from './notice-words.tsx';

/** The latest notifications, and the number of unread ones. */
export const useNotifications = () =>
  useAnswer(listNotifications, { query: { limit: 20 } }, { select: full });

const full = (answer: Answer<typeof listNotifications>) => answer;

/** What the person was notified in the last year, page by page. */
export const useNotificationHistory = (filter: {
  readonly type: Notice['type'] | undefined;
  readonly show: 'all' | 'unread';
}) => usePages(listNotificationHistory, { query: { limit: 20, ...filter } });

/** The operator's VAPID public key; null when push is not configured. */
export const usePushKey = () =>
  useAnswer(getPushKey, {}, { select: ({ data: { publicKey } }) => publicKey });

/** The recent activity of the account. */
export const useActivity = (limit: number) => useAnswer(listActivity, { query: { limit } });

/** The same page by page, about everybody or one elder. */
export const useActivityPages = (elderId: string) =>
  usePages(listActivity, { query: { limit: 20, ...(elderId ? { elderId } : {}) } });

/** Marks all as read, takes one out of the bell as read, or deletes one. */
export function useNotificationActs() {
  const readAll = useAct(markAllNotificationsRead, () => ({}), { waits: true });
  const clear = useAct(clearNotification, (id: string) => ({ params: { id } }), { waits: true });
  const remove = useAct(removeNotification, (id: string) => ({ params: { id } }), { waits: true });
  return { readAll, clear, remove };
}
