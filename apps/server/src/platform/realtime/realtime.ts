import type { Server as HttpServer } from 'node:http';
import { setImmediate as immediate } from 'node:timers/promises';
import type { ServerEvents } from '@hafi/contract/core/realtime';
import type { Topic } from '@hafi/contract/core/topics';
import { createAdapter } from '@socket.io/postgres-adapter';
import type { Pool } from 'pg';
import { Server } from 'socket.io';
import type { Authenticate } from '../auth/principal.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { actingScreen } from './acting-screen.ts';

/** Tells open screens that something of theirs has changed; they ask the API what. */
export interface Realtime {
  /**
   * Screens that show something of these topics ask for it again. The screen whose request changes
   * them is not told of what it asks for again by itself.
   */
  changed(personIds: readonly string[], topics: readonly Topic[]): void;
  /** Closes a person's open connections, when a session ends. */
  disconnect(sessionId: string): void;
  attach(server: HttpServer, authenticate: Authenticate): void;
  close(): Promise<void>;
}

const personRoom = (id: string) => `person:${id}`;
const sessionRoom = (id: string) => `session:${id}`;
/** One connection. Its session is in the name, so that nobody can name a stranger's. */
const screenRoom = (sessionId: string, connection: string) => `screen:${sessionId}:${connection}`;

type Io = Server<Record<string, never>, ServerEvents>;

export function createRealtime(
  database: Database,
  log: Log,
  isOwnOrigin: (origin: string | undefined) => boolean,
): Realtime {
  let io: Io | undefined;
  let listening: Promise<unknown> | undefined;

  /** The pool as the adapter sees it: it takes one connection and listens on it. */
  const watched = (pool: Pool): Pool => {
    const connect = () => {
      const connection = pool.connect();
      // The adapter's own statement goes first on the same connection, and so is answered first.
      listening = connection.then(async (client) => {
        await immediate();
        await client.query('select 1');
      });
      return connection;
    };
    return Object.assign(Object.create(pool) as Pool, { query: pool.query.bind(pool), connect });
  };

  return {
    changed(personIds, topics) {
      if (!io || personIds.length === 0) return;
      const rooms = personIds.map(personRoom);
      const screen = actingScreen();
      if (!screen) {
        io.to(rooms).emit('changed', { topics });
        return;
      }
      const own = screenRoom(screen.sessionId, screen.connection);
      io.to(rooms).except(own).emit('changed', { topics });
      const untold = topics.filter((topic) => !screen.topics.includes(topic));
      if (untold.length > 0 && personIds.includes(screen.personId)) {
        io.to(own).emit('changed', { topics: untold });
      }
    },
    disconnect(sessionId) {
      io?.in(sessionRoom(sessionId)).disconnectSockets(true);
    },
    attach(server, authenticate) {
      io = new Server(server, {
        path: '/api/realtime',
        serveClient: false,
        // Several processes share the work: long polling would need each request at the same one.
        transports: ['websocket'],
        maxHttpBufferSize: 100_000,
        // Another site's page must not listen with our visitor's cookie.
        allowRequest: (request, decide) => decide(null, isOwnOrigin(request.headers.origin)),
      });
      if ('pool' in database.native) io.adapter(createAdapter(watched(database.native.pool)));
      io.use(async (socket, next) => {
        const { cookie, authorization } = socket.handshake.headers;
        try {
          const principal = await authenticate({ cookie, authorization });
          if (!principal) return next(new Error('not-signed-in'));
          const { personId, sessionId } = principal;
          await socket.join([
            personRoom(personId),
            sessionRoom(sessionId),
            screenRoom(sessionId, socket.id),
          ]);
          return next();
        } catch (error) {
          log.error({ err: error }, 'realtime handshake');
          return next(new Error('unavailable'));
        }
      });
    },
    async close() {
      // An adapter that is closed while it connects never gives its connection back.
      await listening?.catch(() => undefined);
      await io?.close();
      io = undefined;
    },
  };
}
