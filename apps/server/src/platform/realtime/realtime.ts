import type { Server as HttpServer, IncomingHttpHeaders } from 'node:http';
import type {
  ClientEvents,
  EventOf,
  ServerEvent,
  ServerEvents,
} from '@hafi/contract/core/realtime';
import { topics as allTopics, type Topic } from '@hafi/contract/core/topics';
import { Server } from 'socket.io';
import type { Authenticate, Credentials } from '../auth/principal.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { isOtherPerson } from '../http/other-person.ts';
import { newId } from '../ids/uuid-v7.ts';
import type { Log } from '../log/log.ts';
import { actingScreen } from './acting-screen.ts';
import { hearScreen } from './hear-screen.ts';
import type { Listens, ScreenOwner } from './listens.ts';
import { createPresenceKeeper, presenceEveryMs } from './presence.ts';
import { type Processes, tellProcesses } from './processes.ts';
import type { Broadcast, BroadcastEvent } from './read-broadcasts.ts';

/**
 * Tells open screens that some of their data has changed, which they refetch from the API, and sends
 * them what is live of conversations.
 */
export interface Realtime {
  /**
   * Makes screens that show these topics refetch them. The screen whose request made the change is
   * not told of topics that it refetches by itself.
   */
  changed(personIds: readonly string[], topics: readonly Topic[]): void;
  /** Sends an event to every open screen of these people, at all processes. */
  emit<E extends ServerEvent>(event: E, notified: EventOf<E>, personIds: readonly string[]): void;
  /** Tells the features that the presence of these people may have changed. */
  presenceChanged(personIds: readonly string[]): Promise<void>;
  /** Extends what other processes know of the people with screens at this one. */
  extendPresence(): Promise<void>;
  /** Closes the open connections of a session that has ended. */
  disconnect(sessionId: string): void;
  /** Closes the connections of this process whose sessions have ended by time. */
  endExpired(): Promise<void>;
  attach(server: HttpServer, authenticate: Authenticate, listens?: readonly Listens[]): void;
  close(): Promise<void>;
}

const personRoom = (id: string) => `person:${id}`;
const sessionRoom = (id: string) => `session:${id}`;
/**
 * The room of one connection. The session is part of the name, so that nobody can name another
 * person's connection.
 */
const screenRoom = (sessionId: string, connection: string) => `screen:${sessionId}:${connection}`;

/** What a connection remembers: when its session ends, unless somebody comes back before. */
interface Connection {
  expiresAt: Date;
  owner: ScreenOwner;
}

type Io = Server<ClientEvents, ServerEvents, Record<string, never>, Connection>;

/** The longest frame of a screen, in bytes: what it says is short. */
const longestFrame = 4096;

/** How often connections are looked through for ended sessions, in milliseconds. */
const checkEveryMs = 30_000;

const credentialsOf = ({ authorization, cookie }: IncomingHttpHeaders): Credentials => ({
  cookie,
  authorization,
});

export function createRealtime(
  { clock, database, log }: { clock: Clock; database: Database; log: Log },
  isOwnPage: (headers: IncomingHttpHeaders) => boolean,
): Realtime {
  let io: Io | undefined;
  let checking: NodeJS.Timeout | undefined;
  let extending: NodeJS.Timeout | undefined;
  /** Ends the connections whose sessions have ended, among those that are asked about. */
  let endSessions = async (_isRequested: (connection: Connection) => boolean) => {};
  const endExpired = () => {
    const now = clock.now();
    return endSessions(({ expiresAt }) => expiresAt <= now);
  };
  const sessionsFailed = (error: unknown) => log.error({ err: error }, 'realtime sessions');
  let processes: Processes | undefined;
  const processId = newId();

  /** Sends an event to the screens of this process. */
  const send = ({ event, told: notified, to, except }: BroadcastEvent) => {
    // The types of socket.io do not follow an event that is only known by its kind.
    const screens = io?.to([...to]).except(except ?? []) as
      | { emit(name: string, sent: unknown): void }
      | undefined;
    screens?.emit(event, notified);
  };
  /** Sends an event to the screens of all processes: at once to those of this one. */
  const sendAll = (event: BroadcastEvent) => {
    send(event);
    processes?.tell(event);
  };
  const end = (room: string) => io?.in(room).disconnectSockets(true);
  /** Makes every screen of this process refetch: it may have missed changes. */
  const changedMeanwhile = () => io?.emit('changed', { topics: allTopics });
  const onBroadcast = (broadcast: Broadcast) => {
    if ('event' in broadcast) send(broadcast);
    else if ('ended' in broadcast) end(broadcast.ended);
    else changedMeanwhile();
  };

  let listenersOf: readonly Listens[] = [];
  const presenceChanged = async (personIds: readonly string[]) => {
    for (const personId of personIds) {
      for (const { presence: hear } of listenersOf) await hear?.(personId);
    }
  };
  const hear = (tell: (feature: Listens) => Promise<void> | undefined) => {
    for (const feature of listenersOf) {
      tell(feature)?.catch((error: unknown) => log.error({ err: error }, 'hearing a change'));
    }
  };
  const presence = createPresenceKeeper({
    clock,
    db: database.db,
    log,
    processId,
    onChange: presenceChanged,
  });

  return {
    emit(event, notified, personIds) {
      if (personIds.length === 0) return;
      sendAll({ event, told: notified, to: personIds.map(personRoom) });
    },
    presenceChanged,
    extendPresence: () => presence.extend(),
    changed(personIds, topics) {
      hear((each) => each.changed?.(personIds, topics));
      if (personIds.length === 0) return;
      const changed = { event: 'changed', told: { topics }, to: personIds.map(personRoom) };
      const screen = actingScreen();
      if (!screen) {
        sendAll(changed);
        return;
      }
      const own = screenRoom(screen.sessionId, screen.connection);
      sendAll({ ...changed, except: own });
      const untold = topics.filter((topic) => !screen.topics.includes(topic));
      if (untold.length > 0 && personIds.includes(screen.personId)) {
        sendAll({ event: 'changed', told: { topics: untold }, to: [own] });
      }
    },
    disconnect(sessionId) {
      hear((each) => each.sessionEnded?.(sessionId));
      end(sessionRoom(sessionId));
      processes?.tell({ ended: sessionRoom(sessionId) });
    },
    endExpired,
    attach(server, authenticate, listens = []) {
      listenersOf = listens;
      io = new Server(server, {
        path: '/api/realtime',
        serveClient: false,
        // Long polling would need every request to reach the same process.
        transports: ['websocket'],
        maxHttpBufferSize: longestFrame,
        // Another site's page must not connect with our visitor's cookie.
        allowRequest: (request, decide) => decide(null, isOwnPage(request.headers)),
      });
      if ('pool' in database.native) {
        const restored = () => {
          changedMeanwhile();
          // Which sessions have ended meanwhile was not heard.
          endSessions(() => true).catch(sessionsFailed);
        };
        processes = tellProcesses(database.native.pool, { processId, onBroadcast, restored });
      }
      io.use(async (socket, next) => {
        try {
          const principal = await authenticate(credentialsOf(socket.handshake.headers));
          if (!principal) return next(new Error('not-signed-in'));
          if (isOtherPerson(socket.handshake.auth.person, principal)) {
            return next(new Error('other-person'));
          }
          const { expiresAt, personId, roles, sessionId } = principal;
          socket.data.expiresAt = expiresAt;
          socket.data.owner = { personId, roles };
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
      io.on('connection', (socket) =>
        hearScreen(socket, socket.data.owner, { listens, log, presence }),
      );
      const sockets = io.sockets.sockets;
      endSessions = async (isRequested) => {
        for (const socket of [...sockets.values()].filter(({ data }) => isRequested(data))) {
          // The session was extended if its person has come back. An open page alone is no use.
          const principal = await authenticate(credentialsOf(socket.handshake.headers), {
            touch: false,
          });
          if (principal) socket.data.expiresAt = principal.expiresAt;
          else socket.disconnect(true);
        }
      };
      checking = setInterval(() => endExpired().catch(sessionsFailed), checkEveryMs).unref();
      const extend = () =>
        presence.extend().catch((error: unknown) => log.warn({ err: error }, 'presence'));
      extending = setInterval(extend, presenceEveryMs).unref();
    },
    async close() {
      clearInterval(checking);
      clearInterval(extending);
      await presence.close();
      await io?.close();
      io = undefined;
      await processes?.close();
    },
  };
}
