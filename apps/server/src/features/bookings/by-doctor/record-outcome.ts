import type { Booking, bookingOutcomes } from '@hafi/contract/bookings/booking.schemas';
import { bookingsErrors } from '@hafi/contract/bookings/bookings.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { answerAlerts } from '../../alerts/alerts.public.ts';
import {
  type NoticeValues,
  recordActivity,
  takeBackActivity,
} from '../../notifications/notifications.public.ts';
import { concernedWith, patientScreens } from '../booking-people.ts';
import { activities } from '../bookings.messages.ts';
import { feeDue, mayRecordOutcome, maySettle } from '../bookings.policy.ts';
import { type BookingRow, lockBooking, updateBooking } from '../bookings.repo.ts';
import { ownAppointment } from '../chart/chart-appointments.ts';
import { tellFee } from '../fees/tell-fee.ts';
import { asParty, type Caller, showBooking } from '../show-bookings.ts';
import { bookingValues, tellBooking } from '../tell-booking.ts';

interface Recorded {
  readonly id: string;
  /** Null takes back what was recorded. */
  readonly outcome: (typeof bookingOutcomes)[number] | null;
  readonly giveBackFee: OnCameAfterAll;
}

/**
 * Gives back what was paid as the fee alone of an appointment to which somebody came after all, in the
 * transaction that records it, with the booking locked. `price` is what is to be paid then. False when
 * something else was paid.
 */
export type OnCameAfterAll = (
  tx: Tx,
  came: { readonly paymentId: string; readonly price: number },
) => Promise<boolean>;

/**
 * Records as its doctor whether an appointment took place, or takes that back (null). The patient's
 * side is notified when nobody came, because an elder who did not arrive may need help, and when that
 * is taken back: then a fee that was paid goes back, and the price is to be paid. Idempotent.
 * @throws Problem not-found for everybody but its doctor, not-begun
 */
export async function recordOutcome(
  platform: Platform,
  caller: Caller,
  { giveBackFee, id, outcome }: Recorded,
): Promise<Booking> {
  const now = platform.clock.now();
  const { booking, concerned } = await inTransaction(platform, async (tx) => {
    const party = await asParty(tx, await lockBooking(tx, id), caller.personId);
    const { row, side } = party;
    if (side !== 'doctor') throw new Problem(coreErrors['not-found']);
    if (!mayRecordOutcome(row, side, now)) throw new Problem(bookingsErrors['not-begun']);
    if (row.outcome === outcome) return { booking: row, concerned: undefined };
    const written = await writeOutcome(platform, tx, party, { caller, giveBackFee, outcome });
    if (outcome === 'done') {
      // What stood before the visit, the doctor has dealt with; how it ended the note says.
      await answerAlerts(platform, tx, {
        elderId: row.patientId,
        doctorId: caller.personId,
        until: row.endsAt,
        closing: null,
      });
    }
    return written;
  });
  return showBooking(platform, booking, caller, concerned);
}

/**
 * Records that an appointment took place, in the transaction in which its doctor signs a note about
 * it. What the doctor has said of it stands, and one that has not begun goes on. Which alerts are
 * answered, the note says. Does nothing where it is no appointment of the caller's any more.
 */
export async function endByNote(
  platform: Platform,
  tx: Tx,
  caller: Caller,
  { bookingId, patientId }: { readonly bookingId: string; readonly patientId: string },
): Promise<void> {
  const { personId } = caller;
  const booking = await lockBooking(tx, bookingId);
  if (!(await ownAppointment(tx, { bookingId, patientId, personId }))) return;
  const party = await asParty(tx, booking, personId);
  const { row, side } = party;
  if (row.outcome || !mayRecordOutcome(row, side, platform.clock.now())) return;
  // Of an appointment of which nobody has said that nobody came, no fee was paid alone.
  const giveBackFee = async () => false;
  await writeOutcome(platform, tx, party, { caller, giveBackFee, outcome: 'done' });
}

/** Stores another outcome of a locked booking, and tells whom it concerns. */
async function writeOutcome(
  platform: Platform,
  tx: Tx,
  { doctor, keepers, row }: Awaited<ReturnType<typeof asParty>>,
  { caller, giveBackFee, outcome }: Omit<Recorded, 'id'> & { readonly caller: Caller },
) {
  const { id } = row;
  const now = platform.clock.now();
  const isBack = await goesBack(tx, row, giveBackFee);
  // The fee alone was waived or paid: of an appointment that took place the price is to be paid.
  const isOwed = row.paymentState === 'waived' || isBack;
  const again = isOwed ? { paymentState: 'due' as const } : {};
  const changed = { outcome, updatedAt: now, ...again };
  const booking = (await updateBooking(tx, id, changed)) ?? row;
  const concerned = await concernedWith(tx, booking, doctor, keepers);
  if (outcome === 'no-show' || row.outcome === 'no-show') {
    const event = outcome === 'no-show' ? 'nobody-came' : 'came-after-all';
    await tellBooking(platform, tx, { booking, doctor, event, by: caller.personId, concerned });
  }
  if (outcome === 'no-show' && feeDue(booking) > 0) {
    await tellFee(platform, tx, {
      booking,
      keepers: concerned.keepers,
      by: caller.personId,
      what: 'due',
    });
  }
  if (isBack && row.paymentState !== 'refunded') {
    const { keepers } = concerned;
    await tellFee(platform, tx, { booking: row, keepers, by: caller.personId, what: 'back' });
  }
  await recordCame(tx, { booking, before: row.outcome, by: caller.personId, now }, () =>
    bookingValues(booking, doctor, concerned),
  );
  if (outcome !== 'no-show' && row.outcome !== 'no-show') {
    const screens = patientScreens(booking.patientId, concerned.keepers);
    tx.changed('bookings', [...screens, doctor.personId]);
  }
  return { booking, concerned };
}

/** Whether the fee that was paid because nobody came goes back, now that this is taken back. */
async function goesBack(tx: Tx, row: BookingRow, giveBackFee: OnCameAfterAll): Promise<boolean> {
  const { outcome, paymentId, paymentState, total } = row;
  const wasPaid = ['paid', 'refunding', 'refunded'].includes(paymentState);
  if (outcome !== 'no-show' || !wasPaid || paymentId === null) return false;
  return giveBackFee(tx, { paymentId, price: total });
}

/** The line that an appointment took place, which goes when that is taken back. */
async function recordCame(
  tx: Tx,
  said: { booking: BookingRow; before: BookingRow['outcome']; by: string; now: Date },
  values: () => NoticeValues,
): Promise<void> {
  const { before, booking, by, now } = said;
  const key = `appointment-came:${booking.id}`;
  if (before === 'done') await takeBackActivity(tx, key);
  if (booking.outcome !== 'done') return;
  await recordActivity(tx, {
    about: booking.patientId,
    by,
    kind: 'appointment',
    text: activities.came,
    values: values(),
    ref: booking.id,
    key,
    at: now,
  });
}

/**
 * Records as its doctor that an appointment was paid at the practice, or takes that back.
 * Idempotent.
 * @throws Problem not-found for everybody but its doctor, not-to-settle
 */
export async function recordPaidAtDesk(
  platform: Platform,
  caller: Caller,
  { id, paid }: { id: string; paid: boolean },
): Promise<Booking> {
  const now = platform.clock.now();
  const { booking, concerned } = await inTransaction(platform, async (tx) => {
    const { row, doctor, side, keepers } = await asParty(
      tx,
      await lockBooking(tx, id),
      caller.personId,
    );
    if (side !== 'doctor') throw new Problem(coreErrors['not-found']);
    if (!maySettle(row, side, now)) throw new Problem(bookingsErrors['not-to-settle']);
    const paymentState = paid ? ('at-desk' as const) : ('due' as const);
    const booking = (await updateBooking(tx, id, { paymentState, updatedAt: now })) ?? row;
    const concerned = await concernedWith(tx, booking, doctor, keepers);
    const screens = patientScreens(booking.patientId, concerned.keepers);
    tx.changed('bookings', [...screens, doctor.personId]);
    return { booking, concerned };
  });
  return showBooking(platform, booking, caller, concerned);
}
