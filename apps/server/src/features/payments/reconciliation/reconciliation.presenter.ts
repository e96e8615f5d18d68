import type { ReconciliationReport } from '@hafi/contract/payments/reconciliation.contract';
import type { NameCard } from '../../accounts/accounts.public.ts';
import type { DifferenceRow, LineSums, StatementRow } from './reconciliation.repo.ts';

/** A day of a provider, compared with our books. */
export function presentReport(
  row: StatementRow,
  known: {
    /** Undefined for a list without lines. */
    readonly sums: LineSums | undefined;
    readonly differences: readonly DifferenceRow[];
    readonly people: ReadonlyMap<string, NameCard>;
    /** The doctors to whom payouts of these ids went. */
    readonly paid: ReadonlyMap<string, string>;
  },
): ReconciliationReport {
  const { differences, paid, people, sums } = known;
  const { fee = 0, feesUnknown = 0, gross = 0, lines = 0 } = sums ?? {};
  return {
    id: row.id,
    method: row.method,
    day: row.day,
    importedAt: row.importedAt.toISOString(),
    by: row.importedBy === null ? null : (people.get(row.importedBy)?.name ?? ''),
    lines,
    sums: { gross, fee, feesUnknown, net: feesUnknown > 0 ? null : gross - fee },
    open: differences.filter(({ resolvedAt }) => !resolvedAt).length,
    differences: differences.map((each) => ({
      id: each.id,
      kind: each.kind,
      isRefund: each.isRefund,
      paymentId: each.paymentId,
      payout: each.payoutId ? { id: each.payoutId, doctor: paid.get(each.payoutId) ?? '' } : null,
      reference: each.reference,
      transactionId: each.transactionId,
      ours: each.ours,
      theirs: each.theirs,
      resolved:
        each.resolvedAt && each.note !== null
          ? {
              by: people.get(each.resolvedBy ?? '')?.name ?? '',
              at: each.resolvedAt.toISOString(),
              note: each.note,
            }
          : null,
    })),
  };
}
