import type { ClientEvents, ServerEvents } from '@hafi/contract/core/realtime';
import { io, type Socket } from 'socket.io-client';
import { refetchAll, refetchAnswered, refetchTopics } from '../query/query-options.ts';
import { doubtSession } from '../session.ts';
import { noteConnection } from './connection.ts';
import { noteTeller, passOn, type Teller } from './events.ts';
import { refetchMeanwhile } from './refetch-meanwhile.ts';
import { stayConnected } from './stay-connected.ts';

/** Tells the server whether somebody looks at this screen. Returns the stop function. */
function tellHidden(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/**
 * Connects to the server, refetches what it reports as changed and passes on everything else that it
 * tells, to a page of this account. Returns the stop function.
 */
export function openRealtime(person: string): () => void {
  const socket: Socket<ServerEvents, ClientEvents> = io({
    path: '/api/realtime',
    transports: ['websocket'],
    auth: { person },
  });
  const tell: Teller = (name, ...said) => void socket.emit(name, ...said);
  socket.on('changed', ({ topics }) => void refetchTopics(topics));
  socket.onAny((name, ...payload) => passOn(name, ...payload));
  socket.on('connect', () => {
    noteConnection(socket.id);
    noteTeller(tell);
    // The server counts a screen as visible until it receives this.
    if (document.hidden) tell('hidden', true);
  });
  // Refused: nobody is signed in any more, or somebody else. Without network it says so itself.
  socket.on('connect_error', () => {
    if (!socket.active) doubtSession();
  });
  socket.on('disconnect', () => {
    noteConnection(undefined);
    noteTeller(null);
  });
  const leave = stayConnected(socket, () => void refetchAnswered());
  const stop = refetchMeanwhile(() => socket.connected, refetchAll);
  const unhide = tellHidden(() => {
    if (socket.connected) tell('hidden', document.hidden);
  });
  return () => {
    unhide();
    stop();
    leave();
    noteConnection(undefined);
    noteTeller(null);
    socket.disconnect();
  };
}
