import { isRing, pushNow } from './late-push.ts';
import { type PushContent, readPush } from './push-content.ts';
import { after } from './wait.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a page may take to say that it goes there, in milliseconds. */
const answerMs = 300;

/** The page of one emergency; its settings and protection are no emergencies. */
const isEmergency = (path: string): boolean => /^\/emergency\/[0-9a-f-]{36}(\?|$)/.test(path);

/** These are missing in the types of the DOM. */
type Shown = NotificationOptions & { renotify?: boolean; timestamp?: number };

/**
 * How a push is shown: several about one thing replace each other. What is urgent sounds again each
 * time, and the first of an emergency, which calls, stays until somebody has seen it.
 */
export function optionsOf(push: PushContent, isFirst: boolean): Shown {
  const { at, isQuiet = false, isUrgent, path, until } = push;
  const common: Shown = {
    tag: path,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { path, until },
    ...(at === undefined ? {} : { timestamp: at }),
  };
  if (isQuiet) return Object.assign(common, { silent: true });
  if (!isUrgent && !isEmergency(path)) return common;
  return Object.assign(common, {
    renotify: true,
    requireInteraction: isFirst && isEmergency(path),
  });
}

/** Takes away calls that ring no more, but the one just shown: the clock of a phone may be wrong. */
async function closeOver(shownNow: string): Promise<void> {
  for (const shown of await self.registration.getNotifications()) {
    const { path = '', until } = shown.data ?? {};
    if (isRing(path) && path !== shownNow && until < Date.now()) shown.close();
  }
}

/** Shows a push; one that arrives late as things stand by now. */
export async function showPush(text: string): Promise<void> {
  const push = await pushNow(readPush(text) ?? { title: 'Hafi', path: '/' });
  const { path, title } = push;
  const before = await self.registration.getNotifications({ tag: path }).catch(() => []);
  await self.registration.showNotification(title, optionsOf(push, before.length === 0));
  await closeOver(path).catch(() => undefined);
}

/** Opens the page of a notification: in an existing window, otherwise in a new one. */
export async function openFromNotification(notification: Notification): Promise<void> {
  notification.close();
  const { path } = notification.data;
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return void (await self.clients.openWindow(path));
  await open.focus().catch(() => undefined);
  // The page navigates by itself, so that nothing typed on it is lost; one whose app has not loaded
  // hears nothing, and nothing is typed on it.
  const { port1, port2 } = new MessageChannel();
  const received = new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true);
  });
  open.postMessage({ type: 'go-to', path }, [port2]);
  if (await Promise.race([received, after(answerMs)])) return;
  const went = await open.navigate(path).catch(() => null);
  if (!went) await self.clients.openWindow(path);
}
