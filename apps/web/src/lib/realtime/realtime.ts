import type { Topic } from '@hafi/contract/core/topics';

/** Of what the answers are made whose keys begin with `health`. */
const ofHealth: readonly Topic[] = [
  'alerts',
  'checkins',
  'circle',
  'documents',
  'medications',
  'notes',
  'record',
  'vitals',
];

/** Listens for changes of one's own things, and asks anew for what is shown. Answers the stop. */
export function listenForChanges(): () => void {
  let close: (() => void) | undefined;
  let stopped = false;
  const parts = Promise.all([import('socket.io-client'), import('../query/query-client.ts')]);
  parts.then(([{ io }, { queryClient }]) => {
    if (stopped) return;
    const socket = io({ path: '/api/realtime', transports: ['websocket'] });
    socket.on('changed', ({ topics }: { topics: Topic[] }) => {
      const health = topics.some((topic) => ofHealth.includes(topic)) ? ['health'] : [];
      for (const key of [...topics, ...health]) queryClient.invalidateQueries({ queryKey: [key] });
    });
    // Whatever changed while the connection was away was not told.
    socket.io.on('reconnect', () => void queryClient.invalidateQueries());
    close = () => socket.disconnect();
  });
  return () => {
    stopped = true;
    close?.();
  };
}
