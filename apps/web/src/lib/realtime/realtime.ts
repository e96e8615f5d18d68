import type { ServerEvents } from '@hafi/contract/core/realtime';
import type { Socket } from 'socket.io-client';
import { noteConnection } from './connection.ts';

async function open(): Promise<() => void> {
  const [{ io }, { refetchTopics, refetchAll }] = await Promise.all([
    import('socket.io-client'),
    import('../query/asking.ts'),
  ]);
  // One for each event of the contract.
  const handlers: ServerEvents = { changed: ({ topics }) => void refetchTopics(topics) };
  const socket: Socket<ServerEvents> = io({ path: '/api/realtime', transports: ['websocket'] });
  socket.on('changed', handlers.changed);
  socket.on('connect', () => noteConnection(socket.id));
  socket.on('disconnect', () => noteConnection(undefined));
  // Whatever changed while the connection was away was not told.
  socket.io.on('reconnect', () => void refetchAll());
  return () => {
    noteConnection(undefined);
    socket.disconnect();
  };
}

/** Listens for changes of one's own things, and asks again for what is shown. Answers the stop. */
export function listenForChanges(): () => void {
  const opening = open();
  // Without its files the page works on; it asks when it is looked at again.
  const nothing = () => undefined;
  opening.catch(nothing);
  return () => void opening.then((close) => close(), nothing);
}
