/** What is used of a connection; `active` while it reconnects by itself. */
export interface Connection {
  readonly active: boolean;
  connect(): unknown;
  on(event: 'connect' | 'connect_error' | 'disconnect', hear: () => void): unknown;
}

const firstDelayMs = 1_000;
const longestDelayMs = 60_000;

/**
 * Keeps a connection up: the library reconnects by itself when the network was lost, but not when
 * the server refused the handshake or ended it; then it is tried again after ever longer pauses, up
 * to a minute. `missed` is called with each connection, also the first: what was asked before it may
 * have changed since, and nobody was there to hear it. Returns the stop function.
 */
export function stayConnected(connection: Connection, missed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  let stopped = false;
  const away = () => {
    if (stopped || connection.active) return;
    clearTimeout(timer);
    // Not all devices at once, when a server was away for all of them.
    const retryDelayMs =
      Math.min(longestDelayMs, firstDelayMs * 2 ** refusals) * (0.5 + Math.random() / 2);
    refusals += 1;
    timer = setTimeout(() => connection.connect(), retryDelayMs);
  };
  connection.on('connect', () => {
    refusals = 0;
    missed();
  });
  connection.on('connect_error', away);
  connection.on('disconnect', away);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
