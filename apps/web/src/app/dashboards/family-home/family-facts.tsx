import { dayInKigali } from '@hafi/base/kigali-time';
import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import type { Glance } from '@hafi/contract/alerts/glance.schemas';
import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import type { HelpRequest } from '@hafi/contract/volunteering/volunteering.schemas';
import { formatTime } from '@hafi/i18n/dates';
import { formatRelativeDay } from '@hafi/i18n/relative-time';
import { hyphenated } from '@hafi/ui/name/long-words';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useGlances } from '../../../features/alerts/glances.queries.ts';
import { useMyBookings } from '../../../features/bookings/bookings.queries.ts';
import { useActivity } from '../../../features/notifications/notifications.queries.ts';
import { useOpenHelp } from '../../../features/volunteering/volunteering.queries.ts';
import { kindWords, stateWords } from '../../../features/volunteering/words/help-words.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { NoneBooked } from '../none-booked.tsx';
import { RowFact } from '../row-fact.tsx';

/** The most appointments that are read. */
const coming = 10;

function useDay() {
  const locale = useLocale();
  const today = dayInKigali(useNow());
  return (day: string) => formatRelativeDay(day, today, locale);
}

/** By Kigali's clock, as all times of this page. */
function BookingWords({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const day = useDay()(booking.date);
  const time = formatTime(new Date(booking.startsAt), kigaliTimeZone);
  const patient = booking.patient.name;
  const doctor = booking.doctor.name;
  return <>{t`${day} ${time}: ${patient}, ${doctor}`}</>;
}

/** The next appointment of the own people. */
export function BookingsFact() {
  return (
    <RowFact query={useMyBookings('coming', coming)}>
      {(bookings) => {
        const next = bookings.find(({ status }) => status === 'booked' || status === 'pending');
        return next ? <BookingWords booking={next} /> : <NoneBooked />;
      }}
    </RowFact>
  );
}

/** The elder whose doses of today stand in the row: first whose are missed. */
export const doseElder = (glances: readonly Glance[]): Glance | undefined => {
  const planned = glances.filter(({ doses }) => doses && doses.planned > 0);
  return planned.find(({ doses }) => doses && doses.missed > 0) ?? planned[0];
};

/** The doses of today of one of the elders. */
export function DosesFact() {
  const { t } = useLingui();
  return (
    <RowFact query={useGlances()}>
      {(glances) => {
        const glance = doseElder(glances);
        if (!glance?.doses) {
          const seen = glances.filter(({ doses }) => doses).map(({ elder }) => elder.firstName);
          const who = seen.join(', ');
          return seen.length === glances.length ? (
            <Trans>Nothing is planned for today.</Trans>
          ) : (
            t`${who}: nothing is planned for today.`
          );
        }
        const { missed, planned, taken } = glance.doses;
        const name = glance.elder.firstName;
        if (missed > 0) {
          return (
            <Plural
              value={missed}
              one={`${name}: # dose missed today`}
              other={`${name}: # doses missed today`}
            />
          );
        }
        return (
          <Trans>
            {name}: {taken} of {planned} taken today
          </Trans>
        );
      }}
    </RowFact>
  );
}

function HelpWords({ request }: { request: HelpRequest }) {
  const { t } = useLingui();
  const day = useDay()(request.date);
  const { firstName, kind, state, volunteer } = request;
  const name = volunteer?.firstName;
  const who = name && state === 'accepted' ? t`${name} comes` : t(stateWords[state].name);
  const what = t(kindWords[kind].name);
  return <>{t`${day}, ${firstName}: ${what}. ${who}`}</>;
}

/** The next help of volunteers; first what waits for an answer. */
export function VolunteersFact() {
  return (
    <RowFact query={useOpenHelp()}>
      {(requests) => {
        const next = requests.find(({ state }) => state === 'to-confirm') ?? requests[0];
        return next ? (
          <HelpWords request={next} />
        ) : (
          <Trans>Somebody near can help. Ask here.</Trans>
        );
      }}
    </RowFact>
  );
}

/** What happened last. */
export function ActivityFact() {
  return (
    <RowFact query={useActivity(1)}>
      {([last]) => {
        if (!last) return <Trans>Nothing yet</Trans>;
        const name = last.elder?.name;
        return hyphenated(name ? `${last.text} (${name})` : last.text);
      }}
    </RowFact>
  );
}
