import { links } from '@hafi/contract/core/links';
import { formatDateTime } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';
import { formatRwf } from '@hafi/i18n/numbers';
import type { Platform } from '../../../platform/platform.ts';
import { payablesOf } from '../payables/payables-of.ts';
import { receiptTexts as texts } from '../payments.messages.ts';
import type { PaymentRow } from '../payments.repo.ts';
import { creditNoteTexts } from './credit-note.messages.ts';
import type { ReceiptWords } from './receipt-pdf.ts';
import type { ReceiptRow } from './receipts.repo.ts';

/** Money that went back. */
interface Given {
  readonly number: string;
  readonly at: Date;
  readonly amount: number;
}

/** Renders the texts of a credit note in a language. Times are Kigali's. */
export function creditNoteWords(
  { origin, translate }: Pick<Platform, 'origin' | 'translate'>,
  locale: Locale,
  { given, payment, receipt }: { payment: PaymentRow; receipt: ReceiptRow; given: Given },
): ReceiptWords {
  const say = (text: { id: string }, values?: Record<string, string>) =>
    translate(locale, text, values);
  const line = payablesOf(payment).words.receiptLine(payment.paidFor, locale);
  const amount = formatRwf(given.amount, locale);
  return {
    language: locale,
    title: `${say(creditNoteTexts.title)} ${given.number}`,
    issuedAt: given.at,
    facts: [
      [say(texts.date), formatDateTime(given.at, locale)],
      [say(creditNoteTexts.payer), `${payment.firstName} ${payment.lastName}`],
      [say(texts.for), say(line.text, line.values)],
      [say(creditNoteTexts.receipt), receipt.number],
    ],
    lines: [[say(creditNoteTexts.paid), formatRwf(payment.amount, locale)]],
    total: [say(creditNoteTexts.given), amount],
    after: [],
    closing: say(texts.thanks, { link: `${origin()}${links.contact}` }),
  };
}
