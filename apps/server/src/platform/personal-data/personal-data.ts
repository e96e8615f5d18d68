import type { Db } from '../db/database.ts';
import type { Tx } from '../db/tx.ts';

/** A value as it is handed to its owner: plain JSON. */
export type DataValue =
  | string
  | number
  | boolean
  | null
  | readonly DataValue[]
  | { readonly [name: string]: DataValue };

/** One thing that is kept: a booking, a payment, a notice. */
export type DataRecord = { readonly [name: string]: DataValue };

/** All parts of what is kept about somebody, by the name of the part. */
export type MyData = Readonly<Record<string, readonly DataRecord[]>>;

/** What one feature keeps about people: how it is handed out, ended and erased. */
export interface PersonalData {
  /** Names the part in the file; its heading is the text `data.<name>`. */
  readonly name: string;
  readonly read: (db: Db, personId: string) => Promise<readonly DataRecord[]>;
  /** Ends what is still to come, each in its own transaction; may be run again. */
  readonly end?: (personId: string) => Promise<void>;
  /** Erases all but what the law keeps, in the transaction that closes the account. */
  readonly erase?: (tx: Tx, personId: string) => Promise<void>;
}

/** An instant as text, or null. */
export const dataTime = (at: Date | null): string | null => at?.toISOString() ?? null;
