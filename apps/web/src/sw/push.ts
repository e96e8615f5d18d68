declare const self: ServiceWorkerGlobalScope;

/** The content of a push: only what may appear on a locked screen, and where it links. */
export interface PushContent {
  readonly title: string;
  readonly path: string;
}

/** Parses a push; null when it is not ours. The path must be within this app. */
export function readPush(text: string): PushContent | null {
  try {
    const { title, path } = JSON.parse(text);
    if (typeof title !== 'string' || title === '') return null;
    return { title, path: typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/' };
  } catch {
    return null;
  }
}

/** The page of one emergency; its settings and protection are no emergencies. */
const isEmergency = (path: string): boolean => /^\/emergency\/[0-9a-f-]{36}(\?|$)/.test(path);

/** `renotify` is missing in the types of the DOM. */
type Shown = NotificationOptions & { renotify?: boolean };

/**
 * How a push is shown: several about one thing replace each other. About an emergency each sounds
 * anew, and the first, which calls, stays until somebody has seen it.
 */
export function optionsOf(path: string, isFirst: boolean): Shown {
  const common: Shown = {
    tag: path,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { path },
  };
  if (!isEmergency(path)) return common;
  return Object.assign(common, { renotify: true, requireInteraction: isFirst });
}

/** Shows a push. */
export async function showPush(text: string): Promise<void> {
  const { title, path } = readPush(text) ?? { title: 'Hafi', path: '/' };
  const before = await self.registration.getNotifications({ tag: path }).catch(() => []);
  await self.registration.showNotification(title, optionsOf(path, before.length === 0));
}

/** Opens the page of a notification: in an existing window, otherwise in a new one. */
export async function openFromNotification(notification: Notification): Promise<void> {
  notification.close();
  const { path } = notification.data;
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return void (await self.clients.openWindow(path));
  await open.focus();
  // The page navigates by itself, so that nothing typed on it is lost.
  open.postMessage({ type: 'go-to', path });
}
