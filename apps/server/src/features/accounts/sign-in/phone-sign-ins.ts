import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';

/** What other features say and do when somebody signs in by the code of an SMS. */
export interface PhoneSignIns {
  /** Whether somebody keeps the account for its owner. */
  readonly isKept: (db: Db, personId: string) => Promise<boolean>;
  /** The owner of a kept account takes it over. */
  readonly onOwnPhone: (tx: Tx, personId: string) => Promise<void>;
  /** Somebody with the number of a kept account wants in, which is not handed over. */
  readonly onKept: (tx: Tx, personId: string) => Promise<void>;
  /** Somebody signed in with the code alone, on a phone that is new to the account. */
  readonly onNewPhone: (tx: Tx, personId: string) => Promise<void>;
  /** Wrong guesses have locked the phone PIN. */
  readonly onPinLocked: (tx: Tx, personId: string) => Promise<void>;
}
