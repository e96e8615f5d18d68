/** What is used of a connection; `active` while it reconnects by itself. */
export interface Connection {
  readonly active: boolean;
  connect(): unknown;
  on(event: 'connect' | 'connect_error' | 'disconnect', hear: () => void): unknown;
}

const firstPause = 1_000;
const longestPause = 60_000;

/**
 * Keeps a connection up: the library reconnects by itself when the network was lost, but not when
 * the server refused the handshake or ended it; then it is tried again after ever longer pauses, up
 * to a minute. `missed` is called once connected again, because changes in between were not
 * reported. Returns the stop function.
 */
export function stayConnected(connection: Connection, missed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  let lost = false;
  let stopped = false;
  const away = () => {
    lost = true;
    if (stopped || connection.active) return;
    clearTimeout(timer);
    // Not all devices at once, when a server was away for all of them.
    const pause = Math.min(longestPause, firstPause * 2 ** refusals) * (0.5 + Math.random() / 2);
    refusals += 1;
    timer = setTimeout(() => connection.connect(), pause);
  };
  connection.on('connect', () => {
    refusals = 0;
    if (lost) missed();
    lost = false;
  });
  connection.on('connect_error', away);
  connection.on('disconnect', away);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
