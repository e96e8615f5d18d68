import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { findBooking } from '../bookings.repo.ts';
import { asParty, type Caller } from '../show-bookings.ts';
import { addAppointment, startCalendar, textOf } from './calendar-file.ts';

/**
 * The appointment as an iCalendar file (RFC 5545); calendars update it by UID and SEQUENCE.
 * @throws Problem not-found for everybody but its patient, who keeps their bookings, and its doctor
 */
export async function writeCalendar(
  platform: Platform,
  { personId, locale }: Caller,
  id: string,
): Promise<string> {
  const { db } = platform;
  const party = await asParty(db, await findBooking(db, id), personId);
  const calendar = startCalendar(locale);
  const { doctor, row, side } = party;
  const patient = (await findPeople(db, [row.patientId])).get(row.patientId);
  addAppointment(calendar, platform, locale, {
    row,
    doctor,
    side,
    withWhom: side === 'doctor' ? (patient?.name ?? '') : doctor.name,
    whose: side === 'patient' && row.patientId !== personId ? patient?.firstName : undefined,
  });
  return textOf(calendar);
}
