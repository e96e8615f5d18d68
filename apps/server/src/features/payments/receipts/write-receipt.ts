import { links } from '@hafi/contract/core/links';
import { formatDate, formatDateTime } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';
import { formatRwf } from '@hafi/i18n/numbers';
import type { Platform } from '../../../platform/platform.ts';
import { payablesOf } from '../payables/payables-of.ts';
import { methodNames, receiptTexts as texts } from '../payments.messages.ts';
import type { PaymentRow } from '../payments.repo.ts';
import type { RefundRow } from '../refunds/refunds.repo.ts';
import type { ReceiptWords } from './receipt-pdf.ts';
import type { ReceiptRow } from './receipts.repo.ts';

/** Renders the texts of a receipt in a language. Times are Kigali's. */
export function receiptWords(
  { origin, translate }: Pick<Platform, 'origin' | 'translate'>,
  locale: Locale,
  {
    payment,
    receipt,
    refunds,
  }: { payment: PaymentRow; receipt: ReceiptRow; refunds: readonly RefundRow[] },
): ReceiptWords {
  const say = (text: { id: string }, values?: Record<string, string>) =>
    translate(locale, text, values);
  const givenBack = (at: Date, number: string | null) =>
    number === null
      ? say(texts.givenBack, { date: formatDate(at, locale) })
      : say(texts.givenBackBy, { date: formatDate(at, locale), number });
  const rwf = (francs: number) => formatRwf(francs, locale);
  const { amount, firstName, lastName, paidFor, providerTransactionId, serviceFee } = payment;
  const { words } = payablesOf(payment);
  const line = words.receiptLine(paidFor, locale);
  const method = methodNames[payment.method];
  const provider = method ? say(method) : null;
  const transaction = (at: string) =>
    payment.method === 'card'
      ? say(texts.cardTransaction)
      : say(texts.transaction, { provider: at });
  return {
    language: locale,
    title: `${say(texts.title)} ${receipt.number}`,
    issuedAt: receipt.issuedAt,
    facts: [
      [say(texts.date), formatDateTime(receipt.issuedAt, locale)],
      [say(texts.payer), `${firstName} ${lastName}`],
      [say(texts.for), say(line.text, line.values)],
    ],
    lines: [
      ...(amount > serviceFee ? [[say(words.price), rwf(amount - serviceFee)] as const] : []),
      ...(serviceFee > 0 ? [[say(texts.serviceFee), rwf(serviceFee)] as const] : []),
    ],
    total: [say(texts.total), rwf(amount)],
    after: [
      ...refunds.flatMap(({ amount, creditNote, doneAt }) =>
        doneAt ? [[givenBack(doneAt, creditNote), rwf(amount)] as const] : [],
      ),
      ...(provider ? [[say(texts.method), provider] as const] : []),
      ...(provider && providerTransactionId
        ? [[transaction(provider), providerTransactionId] as const]
        : []),
    ],
    closing: say(texts.thanks, { link: `${origin()}${links.contact}` }),
  };
}
