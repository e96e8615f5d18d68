/** Messages from a page to the service worker. */
export type WorkerMessage = { type: 'take-over' } | { type: 'keep'; urls: string[] };

/** Whether a posted value is a message for the worker that names only hashed files. */
export function isWorkerMessage(value: unknown): value is WorkerMessage {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  if (value.type === 'take-over') return true;
  return (
    value.type === 'keep' &&
    'urls' in value &&
    Array.isArray(value.urls) &&
    value.urls.every((url) => typeof url === 'string' && url.startsWith('/assets/'))
  );
}

/** A message from the worker to a page: a notification was pressed and links there. */
export type PageMessage = { type: 'go-to'; path: string };

/** Whether a posted value is a message for the page that names a path of this app. */
export function isPageMessage(value: unknown): value is PageMessage {
  if (typeof value !== 'object' || value === null) return false;
  if (!('type' in value) || value.type !== 'go-to' || !('path' in value)) return false;
  return typeof value.path === 'string' && /^\/(?![/\\])/.test(value.path);
}
