import type { ClientEvents, ServerEvents } from '@hafi/contract/core/realtime';
import { io, type Socket } from 'socket.io-client';
import type { SignedIn } from '../factories/person.factory.ts';

type ReceivedEvents = { readonly [E in keyof ServerEvents]: Parameters<ServerEvents[E]>[0][] };

/** An open screen of somebody: what it hears, by event, in order. */
export interface OpenScreen {
  readonly socket: Socket<ServerEvents, ClientEvents>;
  readonly received: ReceivedEvents;
}

/** Opens screens at servers by their addresses, and closes all of them. */
export function openScreens() {
  const sockets: Socket[] = [];
  return {
    async open(address: string, { headers }: Pick<SignedIn, 'headers'>): Promise<OpenScreen> {
      const socket: OpenScreen['socket'] = io(address, {
        path: '/api/realtime',
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        extraHeaders: { cookie: headers.cookie },
      });
      sockets.push(socket);
      const received: ReceivedEvents = {
        changed: [],
        message: [],
        marks: [],
        typing: [],
        presence: [],
        ring: [],
        call: [],
        signal: [],
      };
      socket.on('changed', (payload) => received.changed.push(payload));
      socket.on('message', (payload) => received.message.push(payload));
      socket.on('marks', (payload) => received.marks.push(payload));
      socket.on('typing', (payload) => received.typing.push(payload));
      socket.on('presence', (payload) => received.presence.push(payload));
      socket.on('ring', (payload) => received.ring.push(payload));
      socket.on('call', (payload) => received.call.push(payload));
      socket.on('signal', (payload) => received.signal.push(payload));
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('connect_error', reject);
      });
      return { socket, received };
    },
    close() {
      for (const socket of sockets.splice(0)) socket.disconnect();
    },
  };
}
