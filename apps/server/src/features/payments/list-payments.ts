import { coreErrors } from '@hafi/contract/core/core.errors';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type {
  listPayments as listEndpoint,
  Payment,
} from '@hafi/contract/payments/payments.contract';
import { readTimePage } from '../../platform/http/read-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentPayment } from './payments.presenter.ts';
import { findOwnPayment, findOwnPayments } from './payments.repo.ts';
import { refundableAmount } from './refundable-amount.ts';
import { findRefundsOf } from './refunds/refunds.repo.ts';

/**
 * The caller's payments, newest first.
 * @throws Problem invalid-input for an unknown cursor
 */
export async function listPayments(
  { db }: Platform,
  personId: string,
  query: ParsedInput<typeof listEndpoint>['query'],
): Promise<Answer<typeof listEndpoint>> {
  const { items, nextCursor } = await readTimePage(
    query,
    (page) => findOwnPayments(db, personId, { ...page, purposeId: query.of }),
    ({ createdAt: at, id }) => ({ at, id }),
  );
  const refunds = Map.groupBy(
    await findRefundsOf(
      db,
      items.map(({ id }) => id),
    ),
    ({ paymentId }) => paymentId,
  );
  const data: Payment[] = [];
  for (const row of items) {
    const comesBack = await refundableAmount(db, row);
    data.push(presentPayment(row, row.receiptNumber, refunds.get(row.id) ?? [], comesBack));
  }
  return { data, nextCursor };
}

/**
 * One of the caller's payments.
 * @throws Problem not-found, also for other people's
 */
export async function getPayment({ db }: Platform, personId: string, id: string): Promise<Payment> {
  const row = await findOwnPayment(db, personId, id);
  if (!row) throw new Problem(coreErrors['not-found']);
  const comesBack = await refundableAmount(db, row);
  return presentPayment(row, row.receiptNumber, await findRefundsOf(db, [id]), comesBack);
}
