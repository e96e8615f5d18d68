import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tell } from '../../notifications/notifications.public.ts';
import { payablesOf } from '../payables/payables-of.ts';
import { transferTexts } from './bank.messages.ts';
import { findArrived, sumOf } from './bank.repo.ts';
import { findPaymentsOf } from './desk/desk.repo.ts';

/** Tells payers of whom another sum came than was asked for, once for each sum. */
export async function tellDifferent(
  platform: Platform,
  tx: Tx,
  paymentIds: readonly string[],
): Promise<void> {
  const at = platform.clock.now();
  const payments = await findPaymentsOf(tx, paymentIds);
  const lines = await findArrived(tx, paymentIds);
  for (const { amount, id, payerId, purposeKind, status } of payments.values()) {
    const came = sumOf(lines.filter(({ paymentId }) => paymentId === id));
    const isAwaited = status === 'pending' || status === 'expired';
    if (!isAwaited || came === 0 || came === amount) continue;
    await tell(platform, tx, {
      by: null,
      personId: payerId,
      type: payablesOf({ purposeKind }).words.noticeType,
      priority: 'high',
      title: transferTexts.differentTitle,
      text: transferTexts.different,
      values: { amount: { rwf: amount }, came: { rwf: came } },
      link: links.receipt(id),
      at,
      dedupeKey: `payment:${id}:transfer-different:${came}`,
    });
  }
}
