import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to PostgreSQL that can be cut, as a network is: connections stay open and nothing passes. */
export interface DatabaseLink {
  /** The address of the database by this way. */
  readonly url: string;
  cut(): void;
  /** Lets pass again what waits. */
  mend(): void;
  stop(): Promise<void>;
}

export async function startDatabaseLink(of: string): Promise<DatabaseLink> {
  const database = new URL(of);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isCut = false;
  const join = ([near, far]: readonly [Socket, Socket]) => {
    near.pipe(far);
    far.pipe(near);
  };
  const server = createServer((near) => {
    const far = connect(Number(database.port), database.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near]] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => {
        pairs.delete(pair);
        if (!isCut) other.destroy();
      });
    }
    if (!isCut) join(pair);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(of);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut() {
      isCut = true;
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    mend() {
      isCut = false;
      for (const pair of pairs) join(pair);
    },
    async stop() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
