import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellMany } from '../../notifications/notifications.public.ts';
import { patientScreens } from '../booking-people.ts';
import { amountToPay } from '../bookings.policy.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { linkFor } from '../tell-booking.ts';
import { feeTexts } from './fees.messages.ts';

interface Fee {
  readonly booking: BookingRow;
  readonly keepers: readonly string[];
  readonly by: string;
  readonly what: 'due' | 'waived' | 'back';
  /** Why it is waived. */
  readonly reason?: string;
}

const wordsOf = {
  due: { title: feeTexts.dueTitle, text: feeTexts.due },
  back: { title: feeTexts.backTitle, text: feeTexts.back },
  waived: {
    title: feeTexts.waivedTitle,
    text: feeTexts.waived,
    // What somebody wrote may be about health, and others read mails and SMS.
    outside: feeTexts.waivedOutside,
  },
};

/** Tells the patient's side that a fee is to be paid, need not be paid, or goes back. */
export async function tellFee(
  platform: Platform,
  tx: Tx,
  { booking, by, keepers, reason = '', what }: Fee,
): Promise<void> {
  const words = wordsOf[what];
  const at = platform.clock.now();
  const people = patientScreens(booking.patientId, keepers);
  await tellMany(platform, tx, {
    by,
    notices: people.map((personId) => ({
      personId,
      type: 'appointment' as const,
      priority: 'medium' as const,
      ...words,
      values: {
        fee: { rwf: amountToPay(booking) },
        date: { date: booking.startsAt.toISOString() },
        reason,
      },
      // Of helpers the booking's page, whose address names the elder: the notice goes with the circle.
      link:
        what === 'due' && personId === booking.patientId
          ? links.payment(booking.id)
          : linkFor(personId, booking),
      at,
      // Once for each time: it can be due again after that was taken back.
      dedupeKey: `booking:${booking.id}:fee-${what}:${at.getTime()}:${personId}`,
    })),
  });
  tx.changed(['bookings', 'payments', 'notifications'], people);
}
