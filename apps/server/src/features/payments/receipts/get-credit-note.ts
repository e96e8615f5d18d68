import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Locale } from '@hafi/i18n/locales';
import type { Platform } from '../../../platform/platform.ts';
import { findOwnPayment, findPayment, type PaymentRow } from '../payments.repo.ts';
import { findGivenRefund, type RefundRow } from '../refunds/refunds.repo.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { findReceipt } from './receipts.repo.ts';
import { creditNoteWords } from './write-credit-note.ts';

interface CreditNote {
  readonly number: string;
  readonly pdf: Uint8Array;
}

/** Which refund of which payment. */
interface Which {
  readonly id: string;
  readonly refundId: string;
}

/**
 * The credit note of money that came back to the caller, as PDF.
 * @throws Problem not-found for everybody but the payer, and before the money has gone
 */
export async function getOwnCreditNote(
  platform: Platform,
  caller: { readonly personId: string; readonly locale: Locale },
  which: Which,
): Promise<CreditNote> {
  const payment = await findOwnPayment(platform.db, caller.personId, which.id);
  return creditNote(platform, caller.locale, which, payment);
}

/**
 * The same of anybody's payment, for coordinators.
 * @throws Problem not-found, also before the money has gone
 */
export async function getAnyCreditNote(
  platform: Platform,
  locale: Locale,
  which: Which,
): Promise<CreditNote> {
  return creditNote(platform, locale, which, await findPayment(platform.db, which.id));
}

async function creditNote(
  platform: Platform,
  locale: Locale,
  { refundId }: Which,
  payment: PaymentRow | undefined,
): Promise<CreditNote> {
  const refund = await findGivenRefund(platform.db, refundId);
  const made =
    payment && refund?.paymentId === payment.id
      ? await makeCreditNote(platform, locale, { payment, refund })
      : null;
  if (!made) throw new Problem(coreErrors['not-found']);
  return made;
}

/** Writes a credit note, again each time; null when it has no number, or its payment no receipt. */
export async function makeCreditNote(
  platform: Platform,
  locale: Locale,
  { payment, refund }: { readonly payment: PaymentRow; readonly refund: RefundRow },
): Promise<CreditNote | null> {
  const receipt = await findReceipt(platform.db, payment.id);
  const { amount, creditNote: number, doneAt } = refund;
  if (!receipt || !number || !doneAt) return null;
  const given = { amount, at: doneAt, number };
  const words = creditNoteWords(platform, locale, { payment, receipt, given });
  return { number, pdf: await receiptPdf(words) };
}
