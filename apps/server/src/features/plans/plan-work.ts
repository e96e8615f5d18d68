import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';

/**
 * Gives a payment back, less what is kept, in the caller's transaction. Returns how the payment
 * stands then.
 */
export type GiveBack = (
  tx: Tx,
  what: { readonly paymentId: string; readonly keepRwf: number },
) => Promise<string>;

/** Whether one of these payments is a bank transfer that may still come. */
export type ComesByBank = (db: Db, paymentIds: readonly string[]) => Promise<boolean>;

/** What changes of care plans need. */
export interface PlanWork {
  readonly platform: Platform;
  readonly giveBack: GiveBack;
  readonly comesByBank: ComesByBank;
}
