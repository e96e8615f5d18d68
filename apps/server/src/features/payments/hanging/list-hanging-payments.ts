import type * as contract from '@hafi/contract/admin/watch.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import type { Platform } from '../../../platform/platform.ts';
import { findContactCards } from '../../accounts/accounts.public.ts';
import { findHanging } from './hanging.repo.ts';
import { troubleOf } from './trouble-of.ts';

/** What a first screen can hold; more is a disaster that needs more than a screen. */
const most = 50;

/** Payments that need somebody's eye: whose, how much, since when, and what is wrong. */
export async function listHangingPayments({
  clock,
  db,
}: Platform): Promise<Answer<typeof contract.listHangingPayments>['data']> {
  const rows = await findHanging(db, clock.now(), most);
  const payers = await findContactCards(db, [
    ...new Set(rows.map(({ payment }) => payment.payerId)),
  ]);
  return rows.map((row) => {
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
}
