import type { ServerEvents } from '@hafi/contract/core/realtime';
import { io, type Socket } from 'socket.io-client';
import { refetchAll, refetchAnswered, refetchTopics } from '../query/asking.ts';
import { noteConnection } from './connection.ts';
import { refetchMeanwhile } from './refetch-meanwhile.ts';
import { stayConnected } from './stay-connected.ts';

/** Connects to the server and refetches what it reports as changed. Returns the stop function. */
export function openRealtime(): () => void {
  const socket: Socket<ServerEvents> = io({ path: '/api/realtime', transports: ['websocket'] });
  socket.on('changed', ({ topics }) => void refetchTopics(topics));
  socket.on('connect', () => noteConnection(socket.id));
  socket.on('disconnect', () => noteConnection(undefined));
  const leave = stayConnected(socket, () => void refetchAnswered());
  const stop = refetchMeanwhile(() => socket.connected, refetchAll);
  return () => {
    stop();
    leave();
    noteConnection(undefined);
    socket.disconnect();
  };
}
