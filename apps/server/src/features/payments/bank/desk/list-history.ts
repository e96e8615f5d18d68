import type { Answer } from '@hafi/contract/core/endpoint';
import { shownReference } from '@hafi/contract/payments/bank-reference';
import type { listBankHistory } from '@hafi/contract/payments/bank-statements.contract';
import type { Platform } from '../../../../platform/platform.ts';
import { findContactCards } from '../../../accounts/accounts.public.ts';
import { findCharges, findResolved } from '../debits/debits.repo.ts';
import { findNamesOfSent, showSent } from '../debits/list-debits.ts';
import { findSentById } from '../debits/sent-money.repo.ts';
import {
  findBankPayments,
  findConfirmations,
  findLastLines,
  findLastStatements,
} from './desk.repo.ts';
import { showLine } from './get-desk.ts';

/** How far back the page goes; the books and exports go further. */
const lastLines = 200;
const lastImports = 20;
const lastResolved = 50;

const filled = (ids: readonly (string | null | undefined)[]): string[] => [
  ...new Set(ids.flatMap((each) => each ?? [])),
];

/** The last lines with what came of each, what was resolved, and the last imports. */
export async function listHistory({
  db,
}: Platform): Promise<Answer<typeof listBankHistory>['data']> {
  const lines = await findLastLines(db, lastLines);
  const statements = await findLastStatements(db, lastImports);
  const payments = await findBankPayments(db, filled(lines.map(({ paymentId }) => paymentId)));
  const confirmations = await findConfirmations(
    db,
    filled(lines.map(({ confirmationId }) => confirmationId)),
  );
  const charges = await findCharges(
    db,
    lines.map(({ id }) => id),
  );
  const resolved = await findResolved(db, lastResolved);
  const sent = await findSentById(
    db,
    filled([...lines, ...resolved].map(({ payoutId, refundId }) => payoutId ?? refundId)),
  );
  const names = await findNamesOfSent(db, sent);
  const sentById = new Map(sent.map((each) => [each.id, each]));
  const byId = new Map(payments.map((each) => [each.payment.id, each]));
  const people = await findContactCards(
    db,
    filled([
      ...payments.map(({ payment }) => payment.payerId),
      ...[...confirmations.values()].flatMap(({ firstBy, secondBy }) => [firstBy, secondBy]),
      ...lines.map(({ asideBy }) => asideBy),
      ...[...charges.values()].map(({ bookedBy }) => bookedBy),
      ...resolved.map(({ resolvedBy }) => resolvedBy),
      ...statements.map(({ importedBy }) => importedBy),
    ]),
  );
  const nameOf = (id: string) => people.get(id)?.name ?? '-';
  return {
    lines: lines.map((line) => {
      const confirmation = confirmations.get(line.confirmationId ?? '');
      const charge = charges.get(line.id);
      const money = sentById.get(line.payoutId ?? line.refundId ?? '');
      const bank = byId.get(line.paymentId ?? '');
      const at = confirmation?.doneAt ?? confirmation?.firstAt ?? charge?.bookedAt ?? line.asideAt;
      const by = [confirmation?.firstBy, confirmation?.secondBy, charge?.bookedBy, line.asideBy];
      return {
        ...showLine(line, { confirmation, charge }),
        payer: bank ? nameOf(bank.payment.payerId) : null,
        to: money ? (names.get(money.id) ?? '-') : null,
        reference: bank ? shownReference(bank.reference) : null,
        by: filled(by).map(nameOf),
        at: at?.toISOString() ?? null,
        note: line.note,
      };
    }),
    resolved: resolved.flatMap(({ note, payoutId, refundId, resolvedAt, resolvedBy }) => {
      const money = sentById.get(payoutId ?? refundId ?? '');
      return money
        ? [
            {
              sent: showSent(money, names),
              by: nameOf(resolvedBy),
              at: resolvedAt.toISOString(),
              note,
            },
          ]
        : [];
    }),
    imports: statements.map(({ added, id, importedAt, importedBy, name }) => ({
      id,
      name,
      by: nameOf(importedBy),
      at: importedAt.toISOString(),
      added,
    })),
  };
}
