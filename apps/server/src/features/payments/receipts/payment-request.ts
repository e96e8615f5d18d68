import { coreErrors } from '@hafi/contract/core/core.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { shownReference } from '@hafi/contract/payments/bank-reference';
import type { getPaymentRequest } from '@hafi/contract/payments/payment-request.contract';
import { paymentsErrors } from '@hafi/contract/payments/payments.errors';
import { formatDateTime } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';
import { formatRwf } from '@hafi/i18n/numbers';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { findTransfer, type TransferRow } from '../bank/bank.repo.ts';
import type { Payable } from '../payables/payable.ts';
import { payablesOf } from '../payables/payables-of.ts';
import { receiptTexts } from '../payments.messages.ts';
import { findLive } from '../payments-of-purpose.repo.ts';
import { requestTexts as texts } from './payment-request.messages.ts';
import { receiptPdf } from './receipt-pdf.ts';

type Purpose = ParsedInput<typeof getPaymentRequest>['params'];

/** What is asked for, and the transfer for which the payer has chosen the bank. */
interface Requested {
  readonly payable: Payable;
  readonly transfer: TransferRow | undefined;
  readonly payBy: Date | null;
}

/**
 * What is still to be paid for something, as a PDF to hand in. It is made again each time and takes no
 * number of a series: once paid there is a receipt, and this is refused.
 * @throws Problem not-found for who may not pay it, not-payable, already-paid
 */
export async function paymentRequestPdf(
  platform: Platform,
  reader: { personId: string; locale: Locale },
  purpose: Purpose,
): Promise<Uint8Array> {
  const requested = await inTransaction(platform, async (tx): Promise<Requested> => {
    const payable = await payablesOf({ purposeKind: purpose.kind }).lockFor(
      tx,
      purpose.id,
      reader.personId,
    );
    if (!payable) throw new Problem(coreErrors['not-found']);
    if (payable.refusal === 'not-payable') throw new Problem(paymentsErrors['not-payable']);
    const live = await findLive(tx, payable.id);
    if (live?.status === 'succeeded' || payable.refusal === 'already-paid') {
      throw new Problem(paymentsErrors['already-paid']);
    }
    const transfer = live?.method === 'bank' ? await findTransfer(tx, live.id) : undefined;
    return {
      payable,
      transfer,
      payBy: transfer ? (live?.expiresAt ?? null) : (payable.before ?? null),
    };
  });
  return receiptPdf(await wordsOf(platform, reader, requested));
}

async function wordsOf(
  { clock, db, origin, translate }: Platform,
  { locale, personId }: { personId: string; locale: Locale },
  { payable, payBy, transfer }: Requested,
) {
  const { amount, id, page, paidFor, serviceFee } = payable;
  const now = clock.now();
  const say = (text: { id: string }, values?: Record<string, string>) =>
    translate(locale, text, values);
  const rwf = (francs: number) => formatRwf(francs, locale);
  const { words } = payablesOf({ purposeKind: paidFor.kind });
  const line = words.receiptLine(paidFor, locale);
  const name = (await findPeople(db, [personId])).get(personId)?.name ?? '';
  const reference = transfer ? shownReference(transfer.reference) : id.slice(-12).toUpperCase();
  return {
    language: locale,
    title: `${say(texts.title)} ${reference}`,
    issuedAt: now,
    facts: [
      [say(texts.notice), say(line.text, line.values)],
      [say(texts.payer), name],
      [say(texts.written), formatDateTime(now, locale)],
      [say(texts.payBy), payBy && payBy > now ? formatDateTime(payBy, locale) : say(texts.now)],
    ],
    lines: [
      ...(amount > serviceFee ? [[say(words.price), rwf(amount - serviceFee)] as const] : []),
      ...(serviceFee > 0 ? [[say(receiptTexts.serviceFee), rwf(serviceFee)] as const] : []),
    ],
    total: [say(texts.total), rwf(amount)],
    after: [
      [say(texts.reference), reference],
      ...(transfer ? [[say(texts.account), accountLine(transfer.account)] as const] : []),
    ],
    closing: say(texts.closing, { link: `${origin()}${page}` }),
  } as const;
}

const accountLine = ({ bank, name, number, swift }: TransferRow['account']): string =>
  [name, number, bank, swift].filter(Boolean).join(', ');
