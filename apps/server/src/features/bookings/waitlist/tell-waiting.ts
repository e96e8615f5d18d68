import { dayInKigali, timeInKigali } from '@hafi/base/kigali-time';
import { minuteInMs } from '@hafi/base/time';
import { suitsWish } from '@hafi/contract/bookings/waitlist.schemas';
import { links } from '@hafi/contract/core/links';
import { appointmentKinds } from '@hafi/contract/doctors/appointment-types';
import type { AppointmentTypeId } from '@hafi/contract/doctors/doctor-kinds';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findReachables } from '../../accounts/accounts.public.ts';
import { blockedMinutes, type DoctorCard, isOffered } from '../../doctors/doctors.public.ts';
import { type OutgoingNotice, tellMany } from '../../notifications/notifications.public.ts';
import { keepersOf, patientScreens, patientSide } from '../booking-people.ts';
import { type BookingRow, findHeld } from '../bookings.repo.ts';
import { forHelper, forPatient, titles } from './waitlist.messages.ts';
import { deleteWaitsFor, findWaitsFor, type WaitRow } from './waitlist.repo.ts';

/** How many are notified of one free time: those who wait longest. More would be disappointed. */
const mostNotified = 5;

/** A free time is notified only if somebody can still get there: this long before it, in minutes. */
const leastAhead = 120;

/** Notices of one kind to the patients' sides of these waits. */
async function tellSides(
  platform: Platform,
  tx: Tx,
  about: {
    rows: readonly WaitRow[];
    doctor: Pick<DoctorCard, 'name'>;
    event: 'free' | 'over';
    /** Who caused it. */
    by: string;
    values: OutgoingNotice['values'];
    link: (row: WaitRow) => OutgoingNotice['link'];
  },
): Promise<string[]> {
  const { by, doctor, event, link, rows, values } = about;
  const at = platform.clock.now();
  const notices: OutgoingNotice[] = [];
  const screens: string[] = [];
  const people = await findReachables(tx, [
    ...new Set(rows.flatMap(({ askedBy, patientId }) => [askedBy, patientId])),
  ]);
  for (const row of rows) {
    const { askedBy, patientId } = row;
    const keepers = await keepersOf(tx, patientId);
    screens.push(...patientScreens(patientId, keepers));
    for (const personId of new Set(patientSide({ patientId, bookedBy: askedBy }, keepers))) {
      const isOwn = personId === patientId;
      notices.push({
        type: 'appointment',
        personId,
        title: titles[event],
        text: isOwn ? forPatient[event] : forHelper[event],
        ...(isOwn ? {} : { outside: forHelper.outside }),
        values: { ...values, doctor: doctor.name, patient: people.get(patientId)?.name ?? '' },
        priority: 'high',
        link: link(row),
        at,
      });
    }
  }
  await tellMany(platform, tx, { by, notices, known: people });
  return screens;
}

/**
 * Tells those who wait longest for a doctor that a time has become free, if it suits them and their
 * kind of visit has room there. In the transaction that frees it.
 */
export async function tellFreeTime(
  platform: Platform,
  tx: Tx,
  freed: { booking: BookingRow; doctor: DoctorCard; by: string },
): Promise<void> {
  const { booking, by, doctor } = freed;
  const { startsAt } = booking;
  const now = platform.clock.now();
  if (startsAt.getTime() < now.getTime() + leastAhead * minuteInMs) return;
  const [date, time] = [dayInKigali(startsAt), timeInKigali(startsAt)];
  const rows = (await findWaitsFor(tx, doctor.id, now)).filter(
    ({ patientId, wish }) => patientId !== booking.patientId && suitsWish(wish, time),
  );
  const hasRoom = new Map<AppointmentTypeId, boolean>();
  for (const type of new Set(rows.map((row) => row.type))) {
    const { duration } = appointmentKinds[type];
    const at = { date, time, durationMinutes: duration };
    const end = new Date(startsAt.getTime() + blockedMinutes(duration) * minuteInMs);
    const isWorking = (await isOffered(tx, now, doctor.id, at)) === 'offered';
    hasRoom.set(type, isWorking && (await findHeld(tx, [doctor.id], startsAt, end)).length === 0);
  }
  const fitting = rows.filter(({ type }) => hasRoom.get(type)).slice(0, mostNotified);
  if (fitting.length === 0) return;
  const instant = startsAt.toISOString();
  const screens = await tellSides(platform, tx, {
    rows: fitting,
    doctor,
    event: 'free',
    by,
    values: { date: { date: instant }, time: { time: instant } },
    link: ({ patientId }) => links.bookWith(doctor.id, date, patientId),
  });
  tx.changed(['notifications'], screens);
}

/** Ends the waiting list of a doctor who takes no appointments any more; who waited is notified. */
export async function endWaitlist(
  platform: Platform,
  doctor: Pick<DoctorCard, 'id' | 'name' | 'personId'>,
): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const rows = await deleteWaitsFor(tx, doctor.id, platform.clock.now());
    if (rows.length === 0) return;
    const screens = await tellSides(platform, tx, {
      rows,
      doctor,
      event: 'over',
      by: doctor.personId,
      values: {},
      link: () => links.doctors,
    });
    tx.changed(['bookings', 'notifications'], [...screens, doctor.personId]);
  });
}
