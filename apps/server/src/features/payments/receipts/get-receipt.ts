import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { paymentsErrors } from '@hafi/contract/payments/payments.errors';
import type { Locale } from '@hafi/i18n/locales';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { holdFiles, keepFiles } from '../../../platform/files/file-removals.ts';
import { FilesAway } from '../../../platform/files/files-away.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findOwnPayment } from '../payments.repo.ts';
import { findRefundsOf } from '../refunds/refunds.repo.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { findReceipt } from './receipts.repo.ts';
import { receiptWords } from './write-receipt.ts';

/**
 * The receipt of one of the caller's payments as PDF. Generated once per language (again after a
 * refund) and stored, so that every later request gets the same file.
 * @throws Problem not-found for everybody but the payer, no-receipt before the money has come
 */
export async function getReceipt(
  platform: Platform,
  caller: { personId: string; locale: Locale },
  id: string,
): Promise<{ number: string; pdf: Uint8Array }> {
  const { db, files } = platform;
  const payment = await findOwnPayment(db, caller.personId, id);
  if (!payment) throw new Problem(coreErrors['not-found']);
  const receipt = await findReceipt(db, id);
  if (!receipt) throw new Problem(paymentsErrors['no-receipt']);
  const given = (await findRefundsOf(db, [id])).filter(({ doneAt }) => doneAt);
  const kept = `receipt-${id}-${caller.locale}${given.length > 0 ? `-refunded-${given.length}` : ''}`;
  const known = await files.get(kept);
  if (known) return { number: receipt.number, pdf: known };
  const pdf = await receiptPdf(
    receiptWords(platform, caller.locale, { payment, receipt, refunds: given }),
  );
  await store(platform, kept, pdf);
  return { number: receipt.number, pdf };
}

/** Stores a receipt, unless another request stores the same one at this moment. */
async function store(platform: Platform, id: string, pdf: Uint8Array): Promise<void> {
  try {
    const held = await holdFiles(platform, [id]);
    await platform.files.put(id, pdf);
    await inTransaction(platform, (tx) => keepFiles(tx, held));
  } catch (error) {
    // Who asked gets it all the same; the next request stores it.
    if (!(error instanceof FilesAway)) throw error;
    platform.log.warn({ err: error }, 'a receipt was not stored');
  }
}
