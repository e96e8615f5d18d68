import type { ClientEvents, ServerEvents } from '@hafi/contract/core/realtime';
import { io, type Socket } from 'socket.io-client';
import type { SignedIn } from '../factories/person.factory.ts';

type Heard = { readonly [E in keyof ServerEvents]: Parameters<ServerEvents[E]>[0][] };

/** An open screen of somebody: what it hears, by event, in order. */
export interface OpenScreen {
  readonly socket: Socket<ServerEvents, ClientEvents>;
  readonly heard: Heard;
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
      const heard: Heard = {
        changed: [],
        message: [],
        marks: [],
        typing: [],
        presence: [],
        ring: [],
        call: [],
        signal: [],
      };
      socket.on('changed', (told) => heard.changed.push(told));
      socket.on('message', (told) => heard.message.push(told));
      socket.on('marks', (told) => heard.marks.push(told));
      socket.on('typing', (told) => heard.typing.push(told));
      socket.on('presence', (told) => heard.presence.push(told));
      socket.on('ring', (told) => heard.ring.push(told));
      socket.on('call', (told) => heard.call.push(told));
      socket.on('signal', (told) => heard.signal.push(told));
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('connect_error', reject);
      });
      return { socket, heard };
    },
    close() {
      for (const socket of sockets.splice(0)) socket.disconnect();
    },
  };
}
