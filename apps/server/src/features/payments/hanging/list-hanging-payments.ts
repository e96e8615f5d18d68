import type * as contract from '@hafi/contract/admin/watch.contract';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import { readTimePage } from '../../../platform/http/read-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findContactCards } from '../../accounts/accounts.public.ts';
import { findHanging } from './hanging.repo.ts';
import { troubleOf } from './trouble-of.ts';

/**
 * Payments that need somebody's eye, the longest first: whose, how much, since when, and what is wrong.
 * @throws Problem invalid-input for an unknown cursor
 */
export async function listHangingPayments(
  { clock, db }: Platform,
  query: ParsedInput<typeof contract.listHangingPayments>['query'],
): Promise<Answer<typeof contract.listHangingPayments>> {
  const { items, nextCursor } = await readTimePage(
    query,
    (page) => findHanging(db, clock.now(), page),
    ({ payment: { createdAt: at, id } }) => ({ at, id }),
  );
  const payers = await findContactCards(db, [
    ...new Set(items.map(({ payment }) => payment.payerId)),
  ]);
  const data = items.map((row) => {
    const { payment, refund } = row;
    const { createdAt, firstName, id, lastName, method, paidFor, payerId } = payment;
    const payer = payers.get(payerId);
    return {
      id,
      payer: {
        id: payerId,
        name: payer?.name ?? `${firstName} ${lastName}`,
        phone: payer?.phoneNumber ?? payment.phone,
      },
      amount: refund?.amount ?? payment.amount,
      method,
      paidFor,
      since: (refund?.requestedAt ?? createdAt).toISOString(),
      trouble: troubleOf(row),
    };
  });
  return { data, nextCursor };
}
