import {
  listActivity as activityEndpoint,
  clearNotification as clearEndpoint,
  listNotificationHistory as historyEndpoint,
  listNotifications as listEndpoint,
  markAllNotificationsRead,
  removeNotification as removeEndpoint,
} from '@hafi/contract/notifications/notifications.contract';
import * as push from '@hafi/contract/notifications/push.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { listActivity } from './activity/list-activity.ts';
import { clearNotification, readAllNotifications, removeNotification } from './empty-bell.ts';
import { listNotificationHistory, listNotifications } from './list-notifications.ts';
import { deleteSubscriptions } from './push-subscriptions.repo.ts';
import { subscribeToPush } from './subscribe-to-push.ts';

export function notificationsHandlers(platform: Platform): readonly Handler[] {
  const { db } = platform;
  return [
    handle(listEndpoint, ({ principal, locale, query }) =>
      listNotifications(platform, principal.personId, locale, query),
    ),
    handle(historyEndpoint, ({ principal, locale, query }) =>
      listNotificationHistory(platform, principal.personId, locale, query),
    ),
    handle(clearEndpoint, async ({ principal, params }) => {
      await clearNotification(platform, principal.personId, params.id);
      return { data: null };
    }),
    handle(markAllNotificationsRead, async ({ principal }) => {
      await readAllNotifications(platform, principal.personId);
      return { data: null };
    }),
    handle(removeEndpoint, async ({ principal, params }) => {
      await removeNotification(platform, principal.personId, params.id);
      return { data: null };
    }),
    handle(push.getPushKey, async () => ({
      data: { publicKey: platform.config.VAPID_PUBLIC_KEY ?? null },
    })),
    handle(push.subscribeToPush, async ({ body, principal }) => {
      await subscribeToPush(platform, principal, body);
      return { data: null };
    }),
    handle(push.unsubscribeFromPush, async ({ principal: { sessionId } }) => {
      await deleteSubscriptions(db, { sessionId });
      return { data: null };
    }),
    handle(activityEndpoint, ({ principal, locale, query }) =>
      listActivity(platform, principal, locale, query),
    ),
  ];
}
