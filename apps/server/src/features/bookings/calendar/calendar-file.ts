import { dayInKigali, kigaliTimeZone, timeInKigali } from '@hafi/base/kigali-time';
import { links } from '@hafi/contract/core/links';
import type { Locale } from '@hafi/i18n/locales';
import ical, {
  ICalAlarmType,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { Platform } from '../../../platform/platform.ts';
import type { DoctorCard } from '../../doctors/doctors.public.ts';
import { calendarTexts } from '../bookings.messages.ts';
import type { BookingRow } from '../bookings.repo.ts';

const statuses: Record<BookingRow['status'], ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  booked: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** Kigali has no daylight saving, so a single rule describes its zone (RFC 5545, 3.6.5). */
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

/** The library would write a Date in the machine's zone; this writes Kigali time everywhere. */
const kigaliClock = (instant: Date) => ({
  format: (pattern?: string) =>
    pattern === 'HHmmss'
      ? `${timeInKigali(instant).replace(':', '')}00`
      : dayInKigali(instant).replaceAll('-', ''),
  isValid: () => true,
  toDate: () => instant,
  toJSON: () => instant.toISOString(),
});

/** An appointment as one side of it sees it. */
export interface CalendarVisit {
  readonly row: BookingRow;
  readonly doctor: DoctorCard;
  /** The other person, which is all that the title says: no health details leave Hafi. */
  readonly withWhom: string;
  /** First name of the elder, if it is not the reader's own appointment. */
  readonly whose?: string | undefined;
}

/** How long before its beginning a calendar reminds of an appointment, in seconds: a day, 2 hours. */
const remindBefore = [86_400, 7_200];

/** An empty iCalendar file (RFC 5545); `feed` adds a name and asks programs to refresh hourly. */
export function startCalendar(locale: Locale, { feed = false } = {}): ICalCalendar {
  return ical({
    prodId: { company: 'Hafi', product: 'Hafi', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: () => kigaliZone },
    ...(feed ? { name: 'Hafi', ttl: 3600 } : {}),
  });
}

/** Adds an appointment; calendars update it by UID and SEQUENCE. */
export function addVisit(
  calendar: ICalCalendar,
  { clock, origin, translate }: Platform,
  locale: Locale,
  { row, doctor, whose, withWhom }: CalendarVisit,
): void {
  const link = `${origin()}${links.bookingDetails(row.id)}`;
  const summary = whose
    ? translate(locale, calendarTexts.summaryOf, { doctor: withWhom, elder: whose })
    : translate(locale, calendarTexts.summary, { doctor: withWhom });
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
    summary,
    alarms:
      row.status === 'cancelled'
        ? []
        : remindBefore.map((trigger) => ({
            type: ICalAlarmType.display,
            trigger,
            description: summary,
          })),
    description: translate(locale, calendarTexts.description, { link }),
    url: link,
    ...(row.mode === 'in-person'
      ? { location: [doctor.workplace, doctor.sector, doctor.district].join(', ') }
      : {}),
  });
}
