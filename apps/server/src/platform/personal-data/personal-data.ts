import type { Locale } from '@hafi/i18n/locales';
import type { Translate } from '@hafi/i18n/server-catalogue';
import type { Db } from '../db/database.ts';
import type { Tx } from '../db/tx.ts';

/** A value in the data export: JSON, and instants. */
export type DataValue =
  | string
  | number
  | boolean
  | null
  /** An instant. Text is never taken for one, however it looks: people write what they like. */
  | Date
  | readonly DataValue[]
  | { readonly [name: string]: DataValue };

/** One stored item, such as a booking, a payment or a notice. */
export type DataRecord = { readonly [name: string]: DataValue };

/** All stored data about a person, by part. */
export type MyData = Readonly<Record<string, readonly DataRecord[]>>;

/** In which language somebody reads their data. */
export interface DataReader {
  readonly locale: Locale;
  readonly translate: Translate;
}

/** What one feature stores about people: how to export, end and erase it. */
export interface PersonalData {
  /** Name of the part in the export file; its heading is the text `data.<name>`. */
  readonly name: string;
  readonly read: (db: Db, personId: string) => Promise<readonly DataRecord[]>;
  /** Says in words what only the feature can say, for the file that people read. */
  readonly inWords?: (record: DataRecord, reader: DataReader) => DataRecord;
  /**
   * Refuses to let the person go, before anything ends.
   * @throws Problem with the reason
   */
  readonly refuse?: (personId: string) => Promise<void>;
  /**
   * Ends what is still to come, such as bookings, each in its own transaction; `by` is who closes the
   * account. Idempotent.
   */
  readonly end?: (personId: string, by: string) => Promise<void>;
  /** Takes the locks that come before those of other features, in the transaction that closes the account. */
  readonly lockFirst?: (tx: Tx, personId: string) => Promise<void>;
  /**
   * Ends, in the transaction that closes the account, what whoever closes it acts by: cut off earlier,
   * they can repeat it. Runs before everything is erased.
   */
  readonly endLast?: (tx: Tx, personId: string, by: string) => Promise<void>;
  /** Erases all but what the law requires to keep, in the transaction that closes the account. */
  readonly erase?: (tx: Tx, personId: string) => Promise<void>;
}

/** An instant of a record, or null: ISO 8601 in the file for programs, words in the one for people. */
export const dataTime = (at: Date | null): Date | null => at;
