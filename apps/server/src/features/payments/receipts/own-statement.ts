import { instantAt } from '@hafi/base/kigali-time';
import type { Answer } from '@hafi/contract/core/endpoint';
import type { readOwnStatement as endpoint } from '@hafi/contract/payments/own-statement.contract';
import { formatDate } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';
import { formatRwf } from '@hafi/i18n/numbers';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { payablesOf } from '../payables/payables-of.ts';
import { findGiven, findPaid, sumOnItsWay } from './own-statement.repo.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { statementTexts as texts } from './statement.messages.ts';

type Statement = Answer<typeof endpoint>['data'];

/** The instants of a month of Kigali. */
export function spanOfMonth(month: string) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: instantAt(`${month}-01`, '00:00'), before: instantAt(`${next}-01`, '00:00') };
}

const sum = (lines: Statement['lines'], kind: Statement['lines'][number]['kind']) =>
  lines.filter((line) => line.kind === kind).reduce((all, { amount }) => all + amount, 0);

/** What a person paid and got back in a month. */
export async function readOwnStatement(
  { db }: Platform,
  personId: string,
  month: string,
): Promise<Statement> {
  const span = spanOfMonth(month);
  const [paid, given, onItsWay] = await Promise.all([
    findPaid(db, personId, span),
    findGiven(db, personId, span),
    sumOnItsWay(db, personId, span.before),
  ]);
  const lines = [
    ...paid.map(({ at, number, payment }) => ({
      at: at.toISOString(),
      kind: 'payment' as const,
      paymentId: payment.id,
      number,
      paidFor: payment.paidFor,
      amount: payment.amount,
    })),
    ...given.map(({ payment, refund }) => ({
      at: (refund.doneAt ?? refund.requestedAt).toISOString(),
      kind: 'refund' as const,
      paymentId: payment.id,
      number: refund.creditNote ?? '',
      paidFor: payment.paidFor,
      amount: refund.amount,
    })),
  ].sort((one, other) => (one.at < other.at ? -1 : 1));
  return { month, paid: sum(lines, 'payment'), given: sum(lines, 'refund'), onItsWay, lines };
}

/** The same as PDF, in the reader's language. */
export async function ownStatementPdf(
  platform: Platform,
  { locale, personId }: { personId: string; locale: Locale },
  month: string,
): Promise<Uint8Array> {
  const { clock, db, translate } = platform;
  const { given, lines, onItsWay, paid } = await readOwnStatement(platform, personId, month);
  const name = (await findPeople(db, [personId])).get(personId)?.name ?? '';
  const say = (text: { id: string }, values?: Record<string, string>) =>
    translate(locale, text, values);
  const rwf = (francs: number) => formatRwf(francs, locale);
  const what = (line: Statement['lines'][number]): string => {
    const date = formatDate(new Date(line.at), locale);
    if (line.kind === 'refund') return say(texts.given, { date, number: line.number });
    const { text, values } = payablesOf({ purposeKind: line.paidFor.kind }).words.receiptLine(
      line.paidFor,
      locale,
    );
    return `${date}, ${line.number}: ${say(text, values)}`;
  };
  return receiptPdf({
    language: locale,
    title: say(texts.title, { month: formatDate(`${month}-01`, locale, { style: 'month' }) }),
    issuedAt: clock.now(),
    facts: [
      [say(texts.name), name],
      [say(texts.written), formatDate(clock.now(), locale)],
    ],
    lines: lines.map((line) => [
      what(line),
      line.kind === 'refund' ? `−${rwf(line.amount)}` : rwf(line.amount),
    ]),
    total: [say(texts.balance), rwf(paid - given)],
    after: [
      [say(texts.paid), rwf(paid)],
      [say(texts.back), rwf(given)],
      ...(onItsWay > 0 ? [[say(texts.onItsWay), rwf(onItsWay)] as const] : []),
    ],
    closing: say(texts.closing),
  });
}
