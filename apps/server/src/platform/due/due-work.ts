import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/tx.ts';

/** A row that says when it is due. Its id is unique within its work. */
export interface DueRow {
  readonly id: string;
}

/** Which rows to take. */
export interface Due {
  /** Rows are due when their time is at or before this. */
  readonly now: Date;
  /** At most this many, the longest waiting first. */
  readonly limit: number;
  /**
   * A condition to include in the `where` of every take. It excludes rows that were set aside and,
   * while a failed batch is searched for its bad row, all rows outside the part under test.
   */
  open(id: AnyPgColumn): SQL | undefined;
}

/** Which rows to lease. */
export interface DueUntil extends Due {
  /** The end of the lease; a row that was not moved on by then is due again. */
  readonly until: Date;
}

interface EveryWork {
  /** `<feature>.<what>`. Stored with rows that were set aside, which a rename would orphan. */
  readonly id: string;
  /**
   * How often each process polls for due rows, in seconds: the longest that a row waits after its
   * time.
   */
  readonly everySeconds: number;
  /**
   * How long a kick waits for further ones, so that their rows are taken together, in milliseconds;
   * 0 when absent.
   */
  readonly gatherMs?: number;
  /** The longest pause before a row whose handler fails is tried again, in seconds; an hour when absent. */
  readonly longestPauseSeconds?: number;
  /** Hears that a row was set aside because its handler failed. */
  readonly onSetAside?: (rowId: string) => Promise<void>;
}

/**
 * Work inside the database: rows are taken, handled and moved on in one transaction, so each is
 * handled exactly once. A batch that fails is split in halves until the bad row is found.
 */
export interface BatchWork<R extends DueRow = DueRow> extends EveryWork {
  /** The most rows in one transaction. */
  readonly batch: number;
  /** Selects due rows `for update skip locked`. */
  take(tx: Tx, due: Due): Promise<readonly R[]>;
  /** Does the work and moves the rows on, so that they are no longer due. */
  handle(tx: Tx, rows: readonly R[], now: Date): Promise<void>;
}

/**
 * Work outside the database, such as sending mail: a row is leased, handled without a transaction,
 * and moved on by the handler. If the process dies, the row is due again when the lease ends, so a
 * row may be handled twice and the handler must be idempotent.
 */
export interface LeasedWork<R extends DueRow = DueRow> extends EveryWork {
  /**
   * How many rows each process handles at once, so that one that hangs does not hold up the others.
   */
  readonly together: number;
  /** Length of the lease, in seconds; must be longer than any handler takes. */
  readonly leaseSeconds: number;
  /** Leases due rows (`for update skip locked`) and returns them. */
  take(tx: Tx, due: DueUntil): Promise<readonly R[]>;
  handle(row: R, until: Date): Promise<void>;
}

/** Work on due rows. It tolerates several processes, restarts and clock jumps. */
export type DueWork = BatchWork | LeasedWork;
