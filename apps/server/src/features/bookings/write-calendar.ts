import { dayInKigali, kigaliTimeZone, timeInKigali } from '@hafi/i18n/kigali-time';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Platform } from '../../platform/platform.ts';
import { calendarTexts } from './bookings.messages.ts';
import { type BookingRow, findBooking } from './bookings.repo.ts';
import { asParty, type Caller } from './show-bookings.ts';

const statuses: Record<BookingRow['status'], ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  booked: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** Kigali has no daylight saving, so one line describes its zone (RFC 5545, 3.6.5). */
const kigaliZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${kigaliTimeZone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0200',
  'TZNAME:CAT',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** The library would write a Date in the zone of the machine: this one is Kigali's everywhere. */
const kigaliClock = (instant: Date) => ({
  format: (pattern?: string) =>
    pattern === 'HHmmss'
      ? `${timeInKigali(instant).replace(':', '')}00`
      : dayInKigali(instant).replaceAll('-', ''),
  isValid: () => true,
  toDate: () => instant,
  toJSON: () => instant.toISOString(),
});

/**
 * The appointment as an iCalendar file (RFC 5545) that a calendar updates by UID and SEQUENCE.
 * @throws Problem not-found for everybody but its patient, who booked it, and its doctor
 */
export async function writeCalendar(
  platform: Platform,
  { personId, locale }: Caller,
  id: string,
): Promise<string> {
  const { clock, db, translate } = platform;
  const { row, doctor, side } = await asParty(db, await findBooking(db, id), personId);
  const link = `${platform.origin()}${side === 'doctor' ? '/doctor-dashboard' : '/dashboard'}`;
  const calendar = ical({
    prodId: { company: 'Hafi', product: 'Hafi', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: () => kigaliZone },
  });
  calendar.createEvent({
    id: `${row.id}@hafi`,
    sequence: row.sequence,
    stamp: clock.now(),
    created: row.createdAt,
    lastModified: row.updatedAt,
    start: kigaliClock(row.startsAt),
    end: kigaliClock(row.endsAt),
    timezone: kigaliTimeZone,
    status: statuses[row.status],
    summary: translate(locale, calendarTexts.summary, { doctor: doctor.name }),
    description: translate(locale, calendarTexts.description, { link }),
    url: link,
    ...(row.mode === 'in-person'
      ? { location: [doctor.workplace, doctor.sector, doctor.district].join(', ') }
      : {}),
  });
  return calendar.toString();
}
