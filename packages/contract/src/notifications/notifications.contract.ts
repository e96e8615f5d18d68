import * as z from 'zod/mini';
import { done, endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, instant, limit } from '../core/fields.ts';

export const notificationTypes = [
  'health',
  'family',
  'emergency',
  'community',
  'appointment',
] as const;
export const notificationPriorities = ['high', 'medium', 'low'] as const;

export const notification = z.object({
  id,
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  timestamp: instant,
  isRead: z.boolean(),
  priority: z.enum(notificationPriorities),
  /** The path in the web app that it links to. */
  link: z.nullable(z.string()),
});

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  topics: ['notifications'],
  localised: true,
  summary: 'Own notifications, newest first, in the language of the request.',
  query: z.object({ cursor, limit }),
  output: z.extend(pageOf(notification), { unread: z.int() }),
});

export const markAllNotificationsRead = endpoint({
  method: 'POST',
  path: '/api/notifications/read-all',
  access: 'signed-in',
  topics: ['notifications'],
  summary: 'Mark all own notifications as read.',
  output: done,
});

export const removeNotification = endpoint({
  method: 'DELETE',
  path: '/api/notifications/:id',
  access: 'signed-in',
  topics: ['notifications'],
  summary: 'Remove one own notification.',
  params: z.object({ id }),
  output: done,
});

/** One line of the dashboard's recent activity, as text. */
export const activity = z.object({ id, text: z.string(), timestamp: instant });

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/activity',
  access: 'signed-in',
  topics: ['activity'],
  localised: true,
  summary: 'What happened lately around the own account, newest first.',
  query: z.object({ cursor, limit }),
  output: pageOf(activity),
});
