import type { Platform } from '../../../platform/platform.ts';
import { findBooking } from '../bookings.repo.ts';
import { asParty, type Caller } from '../show-bookings.ts';
import { addVisit, startCalendar } from './calendar-file.ts';

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
  addVisit(calendar, platform, locale, { ...party, withWhom: party.doctor.name });
  return calendar.toString();
}
