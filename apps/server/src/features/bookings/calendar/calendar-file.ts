import { links } from '@hafi/contract/core/links';
import type { Locale } from '@hafi/i18n/locales';
import ical, {
  ICalAlarmType,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { Platform } from '../../../platform/platform.ts';
import type { CalendarVisit } from '../../caregivers/caregivers.public.ts';
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
  readonly side: 'patient' | 'doctor';
  /** The other person, which is all that the title says: no health details leave Hafi. */
  readonly withWhom: string;
  /** First name of the elder, if it is not the reader's own appointment. */
  readonly whose?: string | undefined;
}

/** How long before its beginning a patient's calendar reminds, in seconds: a day, 2 hours. */
const remindBefore = [86_400, 7_200];

/** An empty iCalendar file (RFC 5545); `feed` adds a name and asks programs to refresh hourly. */
export function startCalendar(locale: Locale, { feed = false } = {}): ICalCalendar {
  return ical({
    prodId: { company: 'Hafi', product: 'Hafi', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ...(feed ? { name: 'Hafi', ttl: 3600 } : {}),
  });
}

/** Where an appointment takes place; of a call, how. */
function placeOf(
  { translate }: Platform,
  locale: Locale,
  { doctor, row }: Pick<CalendarAppointment, 'doctor' | 'row'>,
): string {
  if (row.mode !== 'in-person') return translate(locale, calendarTexts[row.mode]);
  return [doctor.workplace, doctor.sector, doctor.district].join(', ');
}

/** Adds an appointment; calendars update it by UID and SEQUENCE. */
export function addAppointment(
  calendar: ICalCalendar,
  platform: Platform,
  locale: Locale,
  { row, doctor, side, whose, withWhom }: CalendarAppointment,
): void {
  const { clock, origin, translate } = platform;
  const link = `${origin()}${links.bookingDetails(row.id)}`;
  const summary = whose
    ? translate(locale, calendarTexts.summaryOf, { doctor: withWhom, elder: whose })
    : translate(locale, calendarTexts.summary, { doctor: withWhom });
  const isCancelled = row.status === 'cancelled';
  const isOver = isCancelled || row.endsAt <= clock.now();
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
      // A doctor's calendar would ring all day.
      isCancelled || side === 'doctor'
        ? []
        : remindBefore.map((trigger) => ({
            type: ICalAlarmType.display,
            trigger,
            description: summary,
          })),
    description: translate(locale, isOver ? calendarTexts.over : calendarTexts.description, {
      link,
    }),
    url: link,
    location: placeOf(platform, locale, { doctor, row }),
  });
}

/** Adds a scheduled home visit. `whose`: first name of the elder, for who keeps their calendar. */
export function addHomeVisit(
  calendar: ICalCalendar,
  { clock, origin, translate }: Platform,
  locale: Locale,
  { careVisit, whose }: { readonly careVisit: CalendarVisit; readonly whose: string | undefined },
): void {
  const name = careVisit.withWhom;
  const link = `${origin()}/`;
  calendar.createEvent({
    id: `${careVisit.id}@hafi`,
    stamp: clock.now(),
    created: careVisit.createdAt,
    start: careVisit.startsAt,
    end: careVisit.endsAt,
    status: ICalEventStatus.CONFIRMED,
    summary: whose
      ? translate(locale, calendarTexts.homeVisitOf, { elder: whose, name })
      : translate(locale, calendarTexts.homeVisit, { name }),
    description: translate(locale, calendarTexts.over, { link }),
    url: link,
  });
}

/** What a calendar contains when there is nothing: it must not be empty (RFC 5545, 3.6). */
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Africa/Kigali',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0200',
  'TZNAME:CAT',
  'END:STANDARD',
  'END:VTIMEZONE',
  'END:VCALENDAR',
].join('\r\n');

/** The text of a calendar. Each line ends with CRLF, the last one too (RFC 5545, 3.1). */
export function textOf(calendar: ICalCalendar): string {
  const text = calendar.toString();
  const complete = calendar.events().length > 0 ? text : text.replace('END:VCALENDAR', zone);
  return `${complete}\r\n`;
}
