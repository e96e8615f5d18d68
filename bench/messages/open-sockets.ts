import { WebSocket } from 'ws';

/** Open screens, as plain sockets: what a screen does with what it hears is not measured. */
export interface OpenSockets {
  readonly sockets: readonly WebSocket[];
  /** How many were lost since. */
  lost(): number;
  close(): void;
}

/** How many connect at the same time. */
const atOnce = 50;

type Hear = (name: string, payload: unknown, screen: number) => void;

/** A socket at our server: socket.io's protocol, as its client speaks it. */
function openOurs(address: string, cookie: string, hear: (frame: string) => void) {
  const url = `${address.replace('http', 'ws')}/api/realtime/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false });
  const isOpen = new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('closed')));
    socket.on('message', (data) => {
      const frame = String(data);
      if (frame.startsWith('0')) socket.send('40');
      else if (frame === '2') socket.send('3');
      else if (frame.startsWith('40')) resolve();
      else if (frame.startsWith('44')) reject(new Error(frame));
      else if (frame.startsWith('42')) hear(frame.slice(2));
    });
  });
  return { socket, isOpen };
}

function openBare(address: string, hear: (frame: string) => void) {
  const socket = new WebSocket(address.replace('http', 'ws'), { perMessageDeflate: false });
  const isOpen = new Promise<void>((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  socket.on('message', (data) => hear(String(data)));
  return { socket, isOpen };
}

/**
 * Opens one socket for each cookie, at our server, or at the bare one. `hear` gets each event.
 * @throws Error when one is refused
 */
export async function openSockets(
  server: 'ours' | 'bare',
  address: string,
  cookies: readonly string[],
  hear: Hear,
): Promise<OpenSockets> {
  const sockets: WebSocket[] = [];
  let lost = 0;
  for (let from = 0; from < cookies.length; from += atOnce) {
    await Promise.all(
      cookies.slice(from, from + atOnce).map(async (cookie, nth) => {
        const received = (frame: string) => {
          const [name, payload] = JSON.parse(frame) as [string, unknown];
          hear(name, payload, from + nth);
        };
        const { isOpen, socket } =
          server === 'ours' ? openOurs(address, cookie, received) : openBare(address, received);
        sockets[from + nth] = socket;
        await isOpen;
        socket.on('close', () => {
          lost += 1;
        });
      }),
    );
  }
  return {
    sockets,
    lost: () => lost,
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}
