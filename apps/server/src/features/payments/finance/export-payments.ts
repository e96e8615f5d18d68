import { addDays, dayInKigali, timeInKigali } from '@hafi/base/kigali-time';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import type * as contract from '@hafi/contract/payments/finance.contract';
import type { PaidFor } from '@hafi/contract/payments/payments.contract';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PaymentView } from '../payments.repo.ts';
import { type FeeRow, findLastFees } from '../provider-fees/provider-fees.repo.ts';
import { findRefundsOf, type RefundRow } from '../refunds/refunds.repo.ts';
import { csvLine } from './csv.ts';
import { feeOfAll } from './finance.presenter.ts';
import { findPaymentsBetween, type Span } from './finance.repo.ts';
import { spanOf } from './read-finances.ts';

const atOnce = 500;

const headings = [
  'id',
  'day (Kigali)',
  'time (Kigali)',
  'payer',
  'phone',
  'kind',
  'for',
  'method',
  'status',
  'amount RWF',
  'service fee RWF',
  'given back RWF',
  'on its way back RWF',
  'receipt',
  'credit notes',
  'reference',
  'transaction',
  'provider fee RWF',
  'net of fee RWF',
];

/**
 * The payments between two days as a table, written bit by bit; who asked for it stands in the audit
 * log. The marks of a spreadsheet's formulas are disarmed.
 * @throws Problem invalid-input when the days are out of order or more than a year apart
 */
export async function exportPayments(
  platform: Platform,
  actorId: string,
  days: ParsedInput<typeof contract.exportPayments>['query'],
): Promise<AsyncIterable<string>> {
  const span = spanOf(days);
  await inTransaction(platform, (tx) =>
    recordAudit(tx, {
      actorId,
      action: 'payment.exported',
      subjectId: actorId,
      at: platform.clock.now(),
      reason: `${days.from} - ${days.to}`,
    }),
  );
  return lines(platform, span);
}

async function* lines({ db }: Platform, span: Span): AsyncIterable<string> {
  // The mark by which spreadsheets know UTF-8.
  yield `\ufeff${csvLine(headings)}`;
  let after: string | null = null;
  for (;;) {
    const rows: PaymentView[] = await findPaymentsBetween(db, span, { after, limit: atOnce });
    const refunds = Map.groupBy(
      await findRefundsOf(
        db,
        rows.map(({ id }) => id),
      ),
      ({ paymentId }) => paymentId,
    );
    const fees = Map.groupBy(
      await findLastFees(
        db,
        rows.map(({ id }) => id),
      ),
      ({ paymentId }) => paymentId,
    );
    const texts = rows.map((row) => lineOf(row, refunds.get(row.id) ?? [], fees.get(row.id) ?? []));
    if (rows.length > 0) yield texts.join('');
    after = rows.at(-1)?.id ?? null;
    if (rows.length < atOnce) return;
  }
}

const sum = (refunds: readonly RefundRow[]) => refunds.reduce((all, { amount }) => all + amount, 0);

/** In the cells of what the provider has not said; empty where no money came. */
const notYetKnown = 'not yet known';

/** What was paid for: the doctor; plan, elder, first and last day; the badge. */
function forOf(paidFor: PaidFor): string {
  if (paidFor.kind === 'badge') return paidFor.badge;
  if (paidFor.kind === 'booking') return paidFor.doctor;
  const { elder, from, plan, to } = paidFor;
  return `${plan}, ${elder}, ${from} - ${addDays(to, -1)}`;
}

function lineOf(row: PaymentView, refunds: readonly RefundRow[], fees: readonly FeeRow[]): string {
  const unknown = row.receiptNumber === null ? null : notYetKnown;
  const fee = feeOfAll(fees);
  const given = refunds.filter(({ doneAt }) => doneAt);
  return csvLine([
    row.id,
    dayInKigali(row.createdAt),
    timeInKigali(row.createdAt),
    `${row.firstName} ${row.lastName}`,
    row.phone,
    row.purposeKind,
    forOf(row.paidFor),
    row.method,
    row.status,
    row.amount,
    row.serviceFee,
    sum(given),
    sum(refunds) - sum(given),
    row.receiptNumber,
    given.map(({ creditNote }) => creditNote ?? '').join(' '),
    row.providerReference,
    row.providerTransactionId,
    fee ?? unknown,
    fee === null ? unknown : row.amount - fee,
  ]);
}
