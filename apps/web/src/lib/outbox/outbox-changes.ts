import type { Topic } from '@hafi/contract/core/topics';

type Listener = () => void;

const listeners = new Set<Listener>();
const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('hafi-outbox');

/** What the server has learnt through an entry that was sent; nothing while it waits. */
type Change = { readonly sent: readonly Topic[] };

/** Pages without data never load the queries for it. */
async function refetch(topics: readonly Topic[]): Promise<void> {
  const { refetchTopics } = await import('../query/asking.ts');
  await refetchTopics(topics);
}

function tell(sent: readonly Topic[]): void {
  for (const listener of listeners) listener();
  if (sent.length > 0) void refetch(sent);
}

// A page of an older version sends other messages.
channel?.addEventListener('message', ({ data }: MessageEvent<Partial<Change>>) =>
  tell(Array.isArray(data.sent) ? data.sent : []),
);

/**
 * Tells this tab and the others that entries have come, gone or been sent; what is made of the
 * topics of a sent one is fetched again.
 */
export function outboxChanged(sent: readonly Topic[] = []): void {
  tell(sent);
  channel?.postMessage({ sent } satisfies Change);
}

/** Listens to changes. Answers how to stop. */
export function onOutboxChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
