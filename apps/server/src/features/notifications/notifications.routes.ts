import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import {
  listActivity as activityEndpoint,
  listNotifications as listEndpoint,
  markAllNotificationsRead,
  removeNotification,
} from '@hafi/contract/notifications/notifications.contract';
import * as push from '@hafi/contract/notifications/push.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { listActivity } from './list-activity.ts';
import { listNotifications } from './list-notifications.ts';
import { deleteNotification, markRead } from './notifications.repo.ts';
import { deleteSubscriptions } from './push-subscriptions.repo.ts';
import { subscribeToPush } from './subscribe-to-push.ts';

export function notificationsHandlers(platform: Platform): readonly Handler[] {
  const { clock, db, realtime } = platform;
  return [
    handle(listEndpoint, ({ principal, locale, query }) =>
      listNotifications(platform, principal.personId, locale, query),
    ),
    handle(markAllNotificationsRead, async ({ principal: { personId } }) => {
      await markRead(db, personId, clock.now());
      realtime.changed([personId], ['notifications']);
      return { data: null };
    }),
    handle(removeNotification, async ({ principal: { personId }, params }) => {
      const was = await deleteNotification(db, personId, params.id);
      if (!was) throw new Problem(coreErrors['not-found']);
      realtime.changed([personId], ['notifications']);
      return { data: null };
    }),
    handle(push.getPushKey, async () => ({
      data: { publicKey: platform.config.VAPID_PUBLIC_KEY ?? null },
    })),
    handle(push.subscribeToPush, (call) => subscribeToPush(platform, call)),
    handle(push.unsubscribeFromPush, async ({ principal: { sessionId } }) => {
      await deleteSubscriptions(db, { sessionId });
      return { data: null };
    }),
    handle(activityEndpoint, ({ principal, locale, query }) =>
      listActivity(platform, principal.personId, locale, query),
    ),
  ];
}
