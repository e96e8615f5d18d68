/** Listens for changes of one's own things, and asks anew for what is shown. Answers the stop. */
export function listenForChanges(): () => void {
  let close: (() => void) | undefined;
  let stopped = false;
  const parts = Promise.all([import('socket.io-client'), import('./query-client.ts')]);
  parts.then(([{ io }, { queryClient }]) => {
    if (stopped) return;
    const socket = io({ path: '/api/realtime', transports: ['websocket', 'polling'] });
    socket.on('changed', ({ topics }: { topics: string[] }) => {
      for (const topic of topics) queryClient.invalidateQueries({ queryKey: [topic] });
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
