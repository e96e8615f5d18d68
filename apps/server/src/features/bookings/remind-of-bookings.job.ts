import { hourInMs } from '@hafi/base/time';
import type { Tx } from '../../platform/db/tx.ts';
import type { BatchWork } from '../../platform/due/due-work.ts';
import type { Platform } from '../../platform/platform.ts';
import { findDoctors } from '../doctors/doctors.public.ts';
import { tellMany } from '../notifications/notifications.public.ts';
import { forHelper } from './booked-for.messages.ts';
import { concernedWith, patientScreens, patientSide } from './booking-people.ts';
import { forPatient, titles } from './bookings.messages.ts';
import { type BookingRow, lockRemindable, updateBooking } from './bookings.repo.ts';
import { bookingValues, linkFor } from './tell-booking.ts';

/**
 * The reminders of the product: 24 hours and 1 hour before. After an outage the first is still sent
 * while more than 2 hours are left, the second until the start.
 */
const reminders = [
  {
    id: 'bookings.remind-day-before',
    name: '24h',
    mark: 'dayReminderAt',
    span: 24 * hourInMs,
    least: 2 * hourInMs,
    text: forPatient.tomorrow,
    helperText: forHelper.tomorrow,
    priority: 'medium',
  },
  {
    id: 'bookings.remind-hour-before',
    name: '1h',
    mark: 'hourReminderAt',
    span: hourInMs,
    least: 0,
    text: forPatient.soon,
    helperText: forHelper.soon,
    priority: 'high',
  },
] as const;

/** Sends reminders of future appointments. Each is recorded in the transaction that queues it; of who has died
 * nobody is reminded, unless the death is withdrawn in time. */
export const remindOfBookingsWorks = (platform: Platform): BatchWork<BookingRow>[] =>
  reminders.map((reminder) => ({
    id: reminder.id,
    everySeconds: 60,
    batch: 50,
    take: (tx, due) => lockRemindable(tx, reminder, due),
    async handle(tx, due, now) {
      const screens = new Set<string>();
      for (const booking of due) {
        for (const personId of await remind(platform, tx, booking, reminder, now)) {
          screens.add(personId);
        }
      }
      tx.changed('notifications', [...screens]);
    },
  }));

/** Sends one reminder; returns the people whose screens must refetch. */
async function remind(
  platform: Platform,
  tx: Tx,
  booking: BookingRow,
  reminder: (typeof reminders)[number],
  now: Date,
): Promise<readonly string[]> {
  const { helperText, mark, name, priority, text } = reminder;
  await updateBooking(tx, booking.id, { [mark]: now });
  const doctor = (await findDoctors(tx, [booking.doctorId])).get(booking.doctorId);
  if (!doctor) return [];
  const concerned = await concernedWith(tx, booking, doctor);
  const values = bookingValues(booking, doctor, concerned);
  const notices = patientSide(booking, concerned.keepers).map((personId) => ({
    personId,
    type: 'appointment' as const,
    priority,
    title: titles.reminder,
    ...(personId === booking.patientId
      ? { text }
      : { text: helperText, outside: forHelper.outside }),
    values,
    link: linkFor(personId, booking),
    at: now,
    uselessAt: booking.startsAt,
    dedupeKey: `booking:${booking.id}:${booking.version}:${name}:${personId}`,
  }));
  await tellMany(platform, tx, { by: null, notices, known: concerned.people });
  return patientScreens(booking.patientId, concerned.keepers);
}
