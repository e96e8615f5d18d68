import type { Topic } from '@hafi/contract/core/topics';

type Listener = () => void;

const listeners = new Set<Listener>();
const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('hafi-outbox');

function tell(): void {
  for (const listener of listeners) listener();
}

/** What an entry of each feature changes. */
const topicsOf: Readonly<Record<string, readonly Topic[]>> = {
  caregivers: ['caregivers', 'notifications', 'activity'],
  checkins: ['checkins'],
  health: ['vitals', 'alerts', 'notifications', 'activity'],
  medications: ['medications'],
};

/** What the server now has is asked for anew; pages without data never load the queries for it. */
async function askAnew(topic: string): Promise<void> {
  const { askAgain } = await import('../query/asking.ts');
  await askAgain(topicsOf[topic] ?? []);
}

type Change = { topic: string; sent: boolean };

channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => {
  tell();
  if (data.sent) void askAnew(data.topic);
});

/** Tells this tab and the others that entries have come, gone or been sent. */
export function changed(topic: string, sent: boolean): void {
  tell();
  channel?.postMessage({ topic, sent } satisfies Change);
  if (sent) void askAnew(topic);
}

/** Hears of changes. Answers how to stop. */
export function onOutboxChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
