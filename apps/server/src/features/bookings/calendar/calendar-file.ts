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

/** An appointment as one side of it sees it. */
export interface CalendarAppointment {
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
    ...(feed ? { name: 'Hafi', ttl: 3600 } : {}),
  });
}

/** Adds an appointment; calendars update it by UID and SEQUENCE. */
export function addAppointment(
  calendar: ICalCalendar,
  { clock, origin, translate }: Platform,
  locale: Locale,
  { row, doctor, whose, withWhom }: CalendarAppointment,
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
    // Instants in UTC: a program shows them in the zone of whoever reads.
    start: row.startsAt,
    end: row.endsAt,
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

/** The text of a calendar. Each line ends with CRLF, the last one too (RFC 5545, 3.1). */
export const textOf = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;
