import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/**
 * The least that a server can do to tell many screens something: plain `ws`, which writes the event
 * once as JSON and sends it to the sockets of some people. No rooms, acknowledgements, sessions or other
 * processes. Its requests are answered by `answer`.
 */
export async function startBareSockets(answer: RequestListener) {
  const server = createServer(answer);
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  const open: WebSocket[] = [];
  sockets.on('connection', (socket) => void open.push(socket));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Tells the sockets that were opened as these, counted from 0. */
    emit(event: string, payload: unknown, { from, to }: { from: number; to: number }): void {
      const frame = JSON.stringify([event, payload]);
      for (const socket of open.slice(from, to)) socket.send(frame);
    },
  };
}
