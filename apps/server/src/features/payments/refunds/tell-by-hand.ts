import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeopleWithRole } from '../../accounts/accounts.public.ts';
import { tell, tellMany } from '../../notifications/notifications.public.ts';
import { payablesOf } from '../payables/payables-of.ts';
import { byHandNotice, byHandToCoordinators } from '../payments.messages.ts';
import type { PaymentRow } from '../payments.repo.ts';
import type { RefundRow } from './refunds.repo.ts';

/**
 * Tells the payer that a coordinator gives the money back, because the provider cannot, and the
 * coordinators that they must.
 */
export async function tellByHand(
  platform: Platform,
  tx: Tx,
  payment: PaymentRow,
  { amount, id }: RefundRow,
): Promise<void> {
  const common = {
    type: payablesOf(payment).words.noticeType,
    priority: 'high',
    values: { amount: { rwf: amount } },
    at: platform.clock.now(),
  } as const;
  await tell(platform, tx, {
    ...common,
    ...byHandNotice,
    by: null,
    personId: payment.payerId,
    link: links.receipt(payment.id),
    dedupeKey: `refund:${id}:by-hand`,
  });
  const coordinators = await findPeopleWithRole(tx, 'ADMIN');
  await tellMany(platform, tx, {
    by: null,
    notices: coordinators.map((personId) => ({
      ...common,
      ...byHandToCoordinators,
      personId,
      link: links.admin,
      dedupeKey: `refund:${id}:by-hand:${personId}`,
    })),
  });
}
