import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { answerTogether } from '../../../platform/together/batch-writes.ts';
import { announcePayment } from '../announce-payment.ts';
import type { PaymentRow } from '../payments.repo.ts';
import type { OpenedPage } from '../providers/payment-provider.ts';
import { memoizedByPlatform } from './memoized-by-platform.ts';
import { moveToPending } from './together.repo.ts';

interface Wanted {
  readonly id: string;
  readonly opened?: OpenedPage | undefined;
  /** The people whose screens show it, if already queried. */
  readonly screens?: readonly string[] | undefined;
}

/** One transaction for all that providers accept while the one before is under way. */
const marking = memoizedByPlatform((platform) =>
  answerTogether<Wanted, PaymentRow | null>(async (wanted) => {
    const rows = await inTransaction(platform, async (tx) => {
      const moved = await moveToPending(tx, wanted, platform.clock.now());
      for (const row of moved) {
        const screens = wanted.find(({ id }) => id === row.id)?.screens;
        await announcePayment(tx, row, screens);
      }
      return moved;
    });
    return wanted.map(({ id }) => rows.find((row) => row.id === id) ?? null);
  }),
);

/**
 * Marks a payment as waiting for the payer, after the provider has accepted the request. Idempotent; null
 * when it was not moved.
 */
export async function markPending(
  platform: Platform,
  { id }: { readonly id: string },
  { opened, screens }: Omit<Wanted, 'id'> = {},
): Promise<PaymentRow | null> {
  return marking(platform)({ id, opened, screens });
}
