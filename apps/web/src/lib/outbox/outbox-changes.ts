import type { Topic } from '@hafi/contract/core/topics';

type Listener = () => void;

const listeners = new Set<Listener>();
const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('hafi-outbox');

/** The topics that changed on the server through a sent entry; none while it waits. */
type Change = { readonly sent: readonly Topic[] };

/** Imported lazily, because pages without data do not load the query client. */
async function refetch(topics: readonly Topic[]): Promise<void> {
  const { refetchTopics } = await import('../query/query-options.ts');
  await refetchTopics(topics);
}

function tell(sent: readonly Topic[]): void {
  for (const listener of listeners) listener();
  // Without the network a page refetches when it is back.
  if (sent.length > 0) void refetch(sent).catch(() => undefined);
}

// A page of an older version of the app sends other messages.
channel?.addEventListener('message', ({ data }: MessageEvent<Partial<Change>>) =>
  tell(Array.isArray(data.sent) ? data.sent : []),
);

/**
 * Tells this tab and the others that entries were added, removed or sent, and refetches the topics
 * of a sent one.
 */
export function outboxChanged(sent: readonly Topic[] = []): void {
  tell(sent);
  channel?.postMessage({ sent } satisfies Change);
}

/** Subscribes to changes of the outbox. Returns the unsubscribe function. */
export function onOutboxChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
