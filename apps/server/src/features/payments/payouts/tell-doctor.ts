import { instantAt } from '@hafi/base/kigali-time';
import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeopleWithRole } from '../../accounts/accounts.public.ts';
import { tell } from '../../notifications/notifications.public.ts';
import { payoutTexts } from './payouts.messages.ts';
import type { PayoutRow } from './payouts.repo.ts';

/** Tells a doctor that a payout was recorded or taken back, and refetches the open books. */
export async function tellDoctor(
  platform: Platform,
  tx: Tx,
  { by, payout, personId }: { payout: PayoutRow; personId: string; by: string },
): Promise<void> {
  const words = payout.reversedAt
    ? {
        title: payoutTexts.reversedTitle,
        text: payoutTexts.reversed,
        // What a coordinator wrote is read in Hafi only.
        outside: payoutTexts.reversedOutside,
      }
    : { title: payoutTexts.title, text: payoutTexts.paid, outside: payoutTexts.outside };
  await tell(platform, tx, {
    by,
    personId,
    type: 'appointment',
    priority: 'medium',
    ...words,
    values: {
      amount: { rwf: payout.amount },
      date: { date: instantAt(payout.paidOn, '12:00').toISOString() },
      reference: payout.reference,
      reason: payout.reversalReason ?? '',
    },
    link: links.ownEarnings,
    at: platform.clock.now(),
    dedupeKey: `payout:${payout.id}:${payout.reversedAt ? 'reversed' : 'recorded'}`,
  });
  tx.changed(['payments'], [personId, ...(await findPeopleWithRole(tx, 'ADMIN'))]);
  tx.changed(['notifications'], [personId]);
}
