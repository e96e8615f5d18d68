import { dayInMs } from '@hafi/base/time';
import { bookingsErrors } from '@hafi/contract/bookings/bookings.errors';
import {
  longestWaitDays,
  mostWaiting,
  type newWait,
  type Wait,
} from '@hafi/contract/bookings/waitlist.schemas';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type * as z from 'zod/mini';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireLiving } from '../../circle/circle.public.ts';
import { recordActivity } from '../../notifications/notifications.public.ts';
import { keepersOf, patientScreens } from '../booking-people.ts';
import { lockPatient } from '../bookings.repo.ts';
import { bookableDoctor } from '../create-booking.ts';
import { presentWaits } from './list-waits.ts';
import { activities } from './waitlist.messages.ts';
import { countOtherWaits, findWait, putWait } from './waitlist.repo.ts';

/**
 * Puts the caller, or an elder whose bookings they keep, on a doctor's waiting list. Who waits
 * already keeps their turn; the wish is changed, and the time begins again after which the wait runs
 * out.
 * @throws Problem not-found, licence-ended, doctor-compared, own-practice, type-not-offered, death-recorded,
 * too-many-waits
 */
export async function joinWaitlist(
  platform: Platform,
  personId: string,
  input: z.output<typeof newWait>,
): Promise<Wait> {
  const now = platform.clock.now();
  const patientId = input.elderId ?? personId;
  const keepers = await keepersOf(platform.db, patientId);
  if (patientId !== personId && !keepers.includes(personId)) {
    throw new Problem(coreErrors['not-found']);
  }
  const doctor = await bookableDoctor(platform, { personId }, input);
  const whose = { doctorId: doctor.id, patientId };
  const row = await inTransaction(platform, async (tx) => {
    await requireLiving(platform, tx, { elderId: patientId, by: personId });
    await lockPatient(tx, patientId);
    if ((await countOtherWaits(tx, whose, now)) >= mostWaiting) {
      throw new Problem(bookingsErrors['too-many-waits']);
    }
    const before = await findWait(tx, whose);
    const isWaiting = before !== undefined && before.until > now;
    const row = await putWait(tx, {
      id: newId(),
      ...whose,
      askedBy: personId,
      type: input.type,
      mode: input.mode,
      wish: input.wish,
      askedAt: isWaiting ? before.askedAt : now,
      until: new Date(now.getTime() + longestWaitDays * dayInMs),
    });
    if (!isWaiting) {
      await recordActivity(tx, {
        about: patientId,
        by: personId,
        kind: 'appointment',
        text: activities.waits,
        values: { doctor: doctor.name },
        ref: row.id,
        at: now,
      });
    }
    const screens = [...patientScreens(patientId, keepers), doctor.personId];
    tx.changed(['bookings', 'activity'], screens);
    return row;
  });
  const [shown] = await presentWaits(platform, [row]);
  if (!shown) throw new Problem(coreErrors['not-found']);
  return shown;
}
