declare const self: ServiceWorkerGlobalScope;

/** What a push carries: no more than may stand on a locked screen, and where it leads. */
export interface PushContent {
  readonly title: string;
  readonly path: string;
}

/** Reads a push; null when it is not ours. A path leads into this app and nowhere else. */
export function readPush(text: string): PushContent | null {
  try {
    const { title, path } = JSON.parse(text);
    if (typeof title !== 'string' || title === '') return null;
    return { title, path: typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/' };
  } catch {
    return null;
  }
}

/** Shows what was pushed; several about one thing replace each other. */
export async function showPush(text: string): Promise<void> {
  const { title, path } = readPush(text) ?? { title: 'Hafi', path: '/' };
  await self.registration.showNotification(title, {
    tag: path,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { path },
  });
}

/** Opens what a notification is about: in a window that is open already, else in a new one. */
export async function openFromNotification(notification: Notification): Promise<void> {
  notification.close();
  const { path } = notification.data;
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return void (await self.clients.openWindow(path));
  await open.focus();
  // The page follows by itself, so that nothing typed on it is lost.
  open.postMessage({ type: 'go-to', path });
}
