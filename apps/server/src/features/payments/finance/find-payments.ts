import { coreErrors } from '@hafi/contract/core/core.errors';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type * as contract from '@hafi/contract/payments/finance.contract';
import { readTimePage } from '../../../platform/http/read-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { payablesOf } from '../payables/payables-of.ts';
import { sumPaidOut } from '../payouts/payouts.repo.ts';
import { findLastFees } from '../provider-fees/provider-fees.repo.ts';
import { findRefundsOf } from '../refunds/refunds.repo.ts';
import { presentLine, presentPayment } from './finance.presenter.ts';
import { findAllPayments, findAnyPayment, findEntries, findEvents } from './finance.repo.ts';

/**
 * All payments, or those that fit what a coordinator typed, newest first.
 * @throws Problem invalid-input for an unknown cursor
 */
export async function listAllPayments(
  { db }: Platform,
  { cursor, limit, q = '' }: ParsedInput<typeof contract.listAllPayments>['query'],
): Promise<Answer<typeof contract.listAllPayments>> {
  const { items, nextCursor } = await readTimePage(
    { cursor, limit },
    (page) => findAllPayments(db, q, page),
    ({ createdAt: at, id }) => ({ at, id }),
  );
  const payers = await findPeople(db, [...new Set(items.map(({ payerId }) => payerId))]);
  const refunds = Map.groupBy(
    await findRefundsOf(
      db,
      items.map(({ id }) => id),
    ),
    ({ paymentId }) => paymentId,
  );
  const data = items.map((row) =>
    presentLine(row, payers.get(row.payerId), refunds.get(row.id) ?? []),
  );
  return { data, nextCursor };
}

/**
 * A payment with its whole history and its lines in the ledger.
 * @throws Problem not-found
 */
export async function readPayment(
  { clock, db }: Platform,
  id: string,
): Promise<Answer<typeof contract.readPayment>['data']> {
  const row = await findAnyPayment(db, id);
  if (!row) throw new Problem(coreErrors['not-found']);
  const [payers, refunds, events, entries, fees, doctorPaid] = await Promise.all([
    findPeople(db, [row.payerId]),
    findRefundsOf(db, [id]),
    findEvents(db, id),
    findEntries(db, id),
    findLastFees(db, [id]),
    sumPaidOut(db, id, clock.now()),
  ]);
  const afterWhole = (await payablesOf(row).afterWhole?.(db, row.purposeId)) ?? null;
  const payer = payers.get(row.payerId);
  return presentPayment(row, { payer, refunds, events, entries, fees, afterWhole, doctorPaid });
}
