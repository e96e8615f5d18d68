import {
  listActivity,
  listNotifications,
  markAllNotificationsRead,
  removeNotification,
} from '@hafi/contract/notifications/notifications.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useLocale } from '../../lib/words/locale.ts';

/** The person's newest notifications, in the page's language. */
export function useNotifications() {
  const locale = useLocale();
  return useQuery({
    queryKey: ['notifications', locale],
    queryFn: () => call(listNotifications, { query: { limit: 20 } }),
  });
}

/** What happened lately around the account. */
export function useActivity(limit: number) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['notifications', 'activity', locale, limit],
    queryFn: () => call(listActivity, { query: { limit } }),
  });
}

/** Marks all as read, or removes one. */
export function useNotificationActs() {
  const client = useQueryClient();
  const refresh = { onSettled: () => client.invalidateQueries({ queryKey: ['notifications'] }) };
  const readAll = useMutation({ mutationFn: () => call(markAllNotificationsRead, {}), ...refresh });
  const remove = useMutation({
    mutationFn: (id: string) => call(removeNotification, { params: { id } }),
    ...refresh,
  });
  return { readAll, remove };
}
