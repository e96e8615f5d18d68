import { links } from '@hafi/contract/core/links';
import type { StepReason } from '@hafi/contract/payments/step-reasons';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeopleWithRole } from '../accounts/accounts.public.ts';
import { tell, tellMany } from '../notifications/notifications.public.ts';
import { announcePayment } from './announce-payment.ts';
import { payablesOf } from './payables/payables-of.ts';
import { holdAsDifferent } from './payment-failures.repo.ts';
import { differentNotice, differentToCoordinators } from './payments.messages.ts';
import { findPayment, lockPayment } from './payments.repo.ts';
import type { Difference } from './providers/payment-provider.ts';

/**
 * Holds a payment of which the provider says that something else was paid than was asked for. It is
 * neither paid nor free to be paid again, and the provider is asked no more, until a coordinator has
 * settled it; payer and coordinators are notified. Idempotent.
 */
export async function holdPayment(
  platform: Platform,
  id: string,
  said: { readonly differs: Difference; readonly transactionId: string | null },
): Promise<void> {
  const { clock, log } = platform;
  const at = clock.now();
  const held = await inTransaction(platform, async (tx) => {
    const known = await findPayment(tx, id);
    if (!known) return false;
    // Locked first, as everywhere; another order could deadlock.
    const payable = await payablesOf(known).lock(tx, known.purposeId);
    await lockPayment(tx, id);
    const row = await holdAsDifferent(tx, id, {
      at,
      reason: said.differs satisfies StepReason,
      provider: { transactionId: said.transactionId ?? '' },
    });
    if (!row) return false;
    const common = {
      type: payablesOf(row).words.noticeType,
      priority: 'high',
      values: { amount: { rwf: row.amount } },
      at,
    } as const;
    await tell(platform, tx, {
      ...common,
      ...differentNotice,
      by: null,
      personId: row.payerId,
      link: payable?.page ?? links.home,
      dedupeKey: `payment:${id}:different`,
    });
    const coordinators = await findPeopleWithRole(tx, 'ADMIN');
    await tellMany(platform, tx, {
      by: null,
      notices: coordinators.map((personId) => ({
        ...common,
        ...differentToCoordinators,
        personId,
        link: links.admin,
        dedupeKey: `payment:${id}:different:${personId}`,
      })),
    });
    await announcePayment(tx, row, payable?.people);
    tx.changed(['payments'], coordinators);
    return true;
  });
  if (held)
    log.error({ payment: id, differs: said.differs }, 'a payment is not what was asked for');
}
