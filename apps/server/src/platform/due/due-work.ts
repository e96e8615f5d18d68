import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/tx.ts';

/** A row that says when it is due. Its id names it among the rows of its work. */
export interface DueRow {
  readonly id: string;
}

/** Which rows to take. */
export interface Due {
  /** Rows whose time is not after this are due. */
  readonly now: Date;
  /** At most so many, the longest waiting first. */
  readonly limit: number;
  /**
   * The condition that belongs into every `where` of a take: leaves out what was set aside, and, while
   * a bad row is being searched for, all rows but some.
   */
  open(id: AnyPgColumn): SQL | undefined;
}

/** Which rows to lease. */
export interface DueUntil extends Due {
  /** The end of the lease: rows are due again then, unless they were moved on before. */
  readonly until: Date;
}

interface EveryWork {
  /** `<feature>.<what>`, kept with rows that were set aside: do not rename lightly. */
  readonly id: string;
  /** How long a row may wait after its time, in seconds: each process looks this often. */
  readonly everySeconds: number;
}

/**
 * Work that stays within the database: rows are taken, handled and moved on in one transaction, so
 * each is handled once. When a batch fails it is halved, down to the row that is to blame.
 */
export interface BatchWork<R extends DueRow = DueRow> extends EveryWork {
  /** Rows handled in one transaction. */
  readonly batch: number;
  /** Due rows, held `for update skip locked` until the transaction ends. */
  take(tx: Tx, due: Due): Promise<readonly R[]>;
  /** Does the work and moves the rows on. */
  handle(tx: Tx, rows: readonly R[], now: Date): Promise<void>;
}

/**
 * Work that leaves the database, such as sending a mail: a row is leased, handled outside of any
 * transaction, and moved on by the handler. A process that dies leaves it due again after the lease,
 * so a row may be handled twice and must bear it.
 */
export interface LeasedWork<R extends DueRow = DueRow> extends EveryWork {
  /** Rows under way at once in each process: one that hangs holds up no other. */
  readonly together: number;
  /** Longer than any handler can take. */
  readonly leaseSeconds: number;
  /** Moves due rows to the end of the lease, by `for update skip locked`, and answers them. */
  take(tx: Tx, due: DueUntil): Promise<readonly R[]>;
  handle(row: R, until: Date): Promise<void>;
}

/** Work on rows that are due. It bears several processes, restarts and clocks that jump. */
export type DueWork = BatchWork | LeasedWork;
