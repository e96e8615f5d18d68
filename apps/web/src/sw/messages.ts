/** What pages tell the worker. */
export type WorkerMessage = { type: 'take-over' } | { type: 'keep'; urls: string[] };

/** Whether something that was posted is a message for the worker, naming hashed files only. */
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

/** What the worker tells a page: a notification was pressed, and leads there. */
export type PageMessage = { type: 'go-to'; path: string };

/** Whether something that was posted is a message for the page, naming a path of this app. */
export function isPageMessage(value: unknown): value is PageMessage {
  if (typeof value !== 'object' || value === null) return false;
  if (!('type' in value) || value.type !== 'go-to' || !('path' in value)) return false;
  return typeof value.path === 'string' && /^\/(?![/\\])/.test(value.path);
}
