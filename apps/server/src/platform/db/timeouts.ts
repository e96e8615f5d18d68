import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import type { ClientBase, ClientConfig } from 'pg';
import type { Db } from './database.ts';

/**
 * How long the server waits for PostgreSQL, in milliseconds. The first three are kept by PostgreSQL
 * itself: for one statement, for a lock, and between two statements of a transaction. The others
 * hold when PostgreSQL does not even say that: `silence` is the longest that a connection waits for
 * an answer, so it is longer than a statement; `connection` the longest to get a connection.
 */
export const timeoutsMs = {
  statement: 10_000,
  lock: 8_000,
  idleTransaction: 15_000,
  silence: 12_000,
  connection: 10_000,
} as const;

/** The settings of a connection that waits no longer than {@link timeoutsMs}. */
export const timeoutSettings = {
  statement_timeout: timeoutsMs.statement,
  lock_timeout: timeoutsMs.lock,
  idle_in_transaction_session_timeout: timeoutsMs.idleTransaction,
  connectionTimeoutMillis: timeoutsMs.connection,
  keepAlive: true,
} as const satisfies ClientConfig;

/** How long a transaction that others must not wait for may be idle, in milliseconds. */
const idleLimitMs = 3000;

/**
 * Has PostgreSQL end this transaction when the process does not go on with it at once, because it is
 * cut off or stands still: what it has locked is then free for another process.
 */
export const endWhenIdle = (tx: Db): Promise<unknown> =>
  tx.execute(
    sql`select set_config('idle_in_transaction_session_timeout', ${String(idleLimitMs)}, true)`,
  );

/** What the driver's types leave out: the socket, and whether no statement is under way. */
interface Driven {
  readonly connection: { readonly stream: Socket };
  readonly readyForQuery: boolean;
}

/**
 * Ends a connection whose database is silent while a statement is under way: a frozen database
 * neither answers nor closes. Its statements then fail, and the connection is never used again, so
 * that no transaction is left open on it. Also listens for its errors, since an 'error' event
 * without a listener would end the process.
 */
export function endWhenSilent(client: ClientBase, silence: number = timeoutsMs.silence): void {
  client.on('error', () => undefined);
  const driven = client as unknown as Driven;
  const { stream } = driven.connection;
  stream.setTimeout(silence);
  // A listener passed to setTimeout is removed after the first silence, mostly one without a
  // statement.
  stream.on('timeout', () => {
    if (!driven.readyForQuery) stream.destroy(new Error('the database is silent'));
  });
}
