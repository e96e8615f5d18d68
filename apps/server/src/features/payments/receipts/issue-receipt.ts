import { dayInKigali } from '@hafi/base/kigali-time';
import type { Tx } from '../../../platform/db/tx.ts';
import { insertReceipt, takeReceiptNumber } from './receipts.repo.ts';

/**
 * Assigns a receipt number, `HAFI-2026-000123`, counted from 1 in each Kigali year without gaps.
 */
export async function issueReceipt(tx: Tx, paymentId: string, at: Date): Promise<string> {
  const year = dayInKigali(at).slice(0, 4);
  const count = await takeReceiptNumber(tx, Number(year));
  const number = `HAFI-${year}-${String(count).padStart(6, '0')}`;
  await insertReceipt(tx, { paymentId, number, issuedAt: at });
  return number;
}
