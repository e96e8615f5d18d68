import type { ServerEvents } from '@hafi/contract/core/realtime';
import type { Socket } from 'socket.io-client';
import { noteConnection } from './connection.ts';
import { stayConnected } from './stay-connected.ts';

async function open(): Promise<() => void> {
  const [{ io }, { refetchTopics, refetchAll }] = await Promise.all([
    import('socket.io-client'),
    import('../query/asking.ts'),
  ]);
  // One handler for each event of the contract.
  const handlers: ServerEvents = { changed: ({ topics }) => void refetchTopics(topics) };
  const socket: Socket<ServerEvents> = io({ path: '/api/realtime', transports: ['websocket'] });
  socket.on('changed', handlers.changed);
  socket.on('connect', () => noteConnection(socket.id));
  socket.on('disconnect', () => noteConnection(undefined));
  const leave = stayConnected(socket, () => void refetchAll());
  return () => {
    leave();
    noteConnection(undefined);
    socket.disconnect();
  };
}

/**
 * Listens for changes of the person's data and refetches what is shown. Returns the stop function.
 */
export function listenForChanges(): () => void {
  const opening = open();
  // Without the realtime module the page still works; it refetches on focus.
  const nothing = () => undefined;
  opening.catch(nothing);
  return () => void opening.then((close) => close(), nothing);
}
