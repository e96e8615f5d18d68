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

/** What changes of care plans need. */
export interface PlanWork {
  readonly platform: Platform;
  readonly giveBack: GiveBack;
}
