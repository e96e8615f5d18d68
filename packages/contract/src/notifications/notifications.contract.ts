import * as z from 'zod/mini';
import { done, endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, instant, limit } from '../core/fields.ts';
import { elderTopics } from '../core/topics.ts';

export const notificationTypes = [
  'health',
  'family',
  'emergency',
  'community',
  'appointment',
  /** The inbox of the coordinators. */
  'support',
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

/** A page of notifications, and the number of all that are unread. */
const notificationPage = z.extend(pageOf(notification), { unread: z.int() });

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  topics: ['notifications'],
  localised: true,
  summary:
    'Own notifications behind the bell, newest first, in the language of the request: without those that were opened there or taken out of it.',
  query: z.object({ cursor, limit }),
  output: notificationPage,
});

export const listNotificationHistory = endpoint({
  method: 'GET',
  path: '/api/notifications/history',
  access: 'signed-in',
  topics: ['notifications'],
  localised: true,
  summary:
    'All own notifications of the last year but those that were deleted, newest first, in the language of the request; on demand of one type, or only unread ones.',
  query: z.object({
    cursor,
    limit,
    type: z.optional(z.enum(notificationTypes)),
    show: z._default(z.enum(['all', 'unread']), 'all'),
  }),
  output: notificationPage,
});

export const markAllNotificationsRead = endpoint({
  method: 'POST',
  path: '/api/notifications/read-all',
  access: 'signed-in',
  topics: ['notifications'],
  summary: 'Mark all own notifications as read.',
  output: done,
});

export const clearNotification = endpoint({
  method: 'POST',
  path: '/api/notifications/:id/clear',
  access: 'signed-in',
  topics: ['notifications'],
  summary: 'Take one own notification out of the bell, as read. It stays in the history.',
  params: z.object({ id }),
  output: done,
});

export const removeNotification = endpoint({
  method: 'DELETE',
  path: '/api/notifications/:id',
  access: 'signed-in',
  topics: ['notifications'],
  summary: 'Delete one own notification.',
  params: z.object({ id }),
  output: done,
});

/** What a line of the recent activity is about. `other`: stored before lines had a kind. */
export const activityKinds = [
  'check-in',
  'reading',
  'dose',
  'alert',
  'home-visit',
  'appointment',
  'payment',
  'help',
  'note',
  'document',
  'medicine',
  'record',
  'circle',
  'decision',
  'other',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** One line of the recent activity, worded for its reader. */
export const activity = z.object({
  id,
  kind: z.enum(activityKinds),
  text: z.string(),
  timestamp: instant,
  /** Whom it is about; null when that is the reader, or nobody of their circles. */
  elder: z.nullable(z.object({ id, name: z.string() })),
  /** Who did it; null when nobody did, when the text says it, or when it is the elder. */
  actor: z.nullable(z.object({ name: z.string(), isSelf: z.boolean() })),
  /** The path in the web app where this reader sees it. */
  link: z.nullable(z.string()),
});
export type Activity = z.output<typeof activity>;

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/activity',
  access: 'signed-in',
  // Whatever is told here has a topic of its own, and rights that change end lines at once.
  topics: ['activity', 'payments', ...elderTopics],
  localised: true,
  summary:
    'What the reader did lately, and what happened around them and the elders of their circles, as far as they may know it now; newest first.',
  /** `elderId`: only what is about this elder. */
  query: z.object({ cursor, limit, elderId: z.optional(id) }),
  output: pageOf(activity),
});
