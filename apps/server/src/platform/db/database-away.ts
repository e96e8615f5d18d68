import { DrizzleQueryError } from 'drizzle-orm/errors';
import { sqlState } from './database.ts';

/** No connection to the database could be had. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('no connection to the database', { cause });
    this.name = 'DatabaseAway';
  }
}

/**
 * SQLSTATEs that say nothing about the statement: the connection is lost (08), resources are
 * exhausted (53), an operator or a timeout intervened (57014 statement, 55P03 lock, 25P03 and 25P04
 * transaction), or PostgreSQL stops or starts (57P0x).
 */
const passingState = /^(08...|53...|57P0.|57014|55P03|25P03|25P04)$/;

/** Codes and messages of the driver when a connection is lost, refused or silent. */
const lostCode = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN)/;
const lostMessage =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|the database is silent|Cannot use a pool)/;

const isLost = (error: Error): boolean =>
  ('code' in error && lostCode.test(String(error.code))) || lostMessage.test(error.message);

/**
 * True when an error means that the database cannot be reached or cannot cope at the moment, so
 * that the same request may succeed later.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseAway) return true;
    if (!(at instanceof DrizzleQueryError)) continue;
    const state = sqlState(at);
    return state ? passingState.test(state) : at.cause instanceof Error && isLost(at.cause);
  }
  return false;
}

/** SQLSTATEs of a statement or a lock that took too long, for which the statement may be to blame. */
const tooLong = /^(57014|55P03)$/;

/**
 * As {@link isDatabaseAway}, without timeouts of a statement or a lock: no row and no statement is to
 * blame.
 */
export const isConnectionLost = (error: unknown): boolean =>
  isDatabaseAway(error) && !tooLong.test(sqlState(error) ?? '');
