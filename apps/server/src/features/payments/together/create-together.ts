import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { transactTogether } from '../../../platform/together/transact-together.ts';
import { announcePayment } from '../announce-payment.ts';
import { type NewPaymentWish, newRow, type Payer, refusalOf } from '../new-payment.ts';
import { lockFreeBookingPayables, settleRequested } from '../payables/booking-payables.ts';
import type { Payable } from '../payables/payable.ts';
import type { PaymentRow } from '../payments.repo.ts';
import { memoizedByPlatform } from './memoized-by-platform.ts';
import { findOfPurposes, insertPaymentsOnce } from './together.repo.ts';

interface Wanted {
  readonly payer: Payer;
  readonly input: NewPaymentWish;
}

/** A payment that was stored, and what it is for. */
export interface Created {
  readonly payment: PaymentRow;
  readonly payable: Payable;
}

const creating = memoizedByPlatform((platform) =>
  transactTogether<Wanted, Created>(platform, (tx, all) => createPlain(platform, tx, all)),
);

/**
 * Stores a payment together with others that are asked for at the same moment: one by phone or card, for an
 * appointment that nobody else is changing, and that has no other payment. Null where it is not so
 * simple, or was refused: then nothing was stored, and who asked does it alone.
 */
export async function createTogether(
  platform: Platform,
  payer: Payer,
  input: NewPaymentWish,
): Promise<Created | null> {
  const isSimple = input.for.kind === 'booking' && !['bank', 'after'].includes(input.method);
  return isSimple ? creating(platform)({ payer, input }) : null;
}

async function createPlain(
  platform: Platform,
  tx: Tx,
  all: readonly Wanted[],
): Promise<readonly (Created | null)[]> {
  const wanted = onePerPurpose(all);
  const payables = await lockFreeBookingPayables(
    tx,
    wanted.map(({ input, payer }) => ({ id: input.for.id, personId: payer.personId })),
  );
  const others = Map.groupBy(
    await findOfPurposes(tx, [...payables.keys()]),
    ({ purposeId }) => purposeId,
  );
  const rows = wanted.flatMap(({ input, payer }) => {
    const payable = payables.get(input.for.id);
    if (!payable || refusalOf(others.get(payable.id) ?? [], payable)) return [];
    return [newRow(platform, payable, payer, input)];
  });
  // One whose key has another payment is left out.
  const made = await insertPaymentsOnce(tx, rows);
  await settleRequested(tx, made);
  const created = new Map<string, Created>();
  for (const payment of made) {
    const payable = payables.get(payment.purposeId);
    if (!payable) continue;
    await announcePayment(tx, payment, payable.people);
    created.set(payment.purposeId, { payment, payable });
  }
  return all.map((one) => (wanted.includes(one) ? (created.get(one.input.for.id) ?? null) : null));
}

/** Of several for one appointment the first: the others are refused because of it. */
function onePerPurpose(all: readonly Wanted[]): Wanted[] {
  const first = new Map<string, Wanted>();
  for (const one of all) if (!first.has(one.input.for.id)) first.set(one.input.for.id, one);
  return [...first.values()];
}
