import { weekdayOf } from '@hafi/base/kigali-time';
import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { shortDayNames } from '@hafi/i18n/date-names';
import { Button } from '@hafi/ui/button/button';
import { Icon } from '@hafi/ui/icon/icon';
import { Quiet } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { useAcceptBooking } from '../../../kit/bookings/booking-acts.queries.ts';
import { modeWords } from '../../../kit/bookings/booking-words.ts';
import { When } from '../../../kit/when.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { useWaiting } from '../practice.queries.ts';
import { BookingMenu } from './booking-menu.tsx';
import styles from './desk.module.css';
import { beginningOf } from './desk-day.ts';

const shownAtFirst = 3;
const shownOfNote = 48;

function Request({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const locale = useLocale();
  const accept = useAcceptBooking();
  const { appointmentType, date, id, mode, note, patient, time } = booking;
  const { name } = patient;
  return (
    <SheetRow
      className={styles.request}
      title={
        <Link to={paths.bookingDetails(id)} className={styles.who}>
          {name}
        </Link>
      }
      line={
        <>
          <span className={styles.why}>
            <Icon of={modeWords[mode].icon} size="text" />
            <SrOnly>{t(modeWords[mode].name)}: </SrOnly>
            {shortDayNames[locale][weekdayOf(date) - 1]} {Number(date.slice(8))}, {time}
          </span>{' '}
          {note ? beginningOf(note, shownOfNote) : appointmentType.name}
        </>
      }
      end={
        <span className={styles.acts}>
          <Button
            variant="second"
            icon={Check}
            className={styles.slim}
            busy={accept.isPending}
            onClick={() => accept.mutate(booking, { done: t`Accepted. ${name} is told.` })}
          >
            <Trans>Accept</Trans>
            <SrOnly> ({name})</SrOnly>
          </Button>
          <BookingMenu booking={booking} />
        </span>
      }
    >
      <ActFailure act={accept} />
    </SheetRow>
  );
}

/** Appointments that wait for the doctor's answer, the longest waiting first. */
export function Requests() {
  const { t } = useLingui();
  const waiting = useWaiting();
  const [all, setAll] = useState(false);
  const list = dataOf(waiting);
  const oldest = list?.[0];
  return (
    <Sheet
      title={<Trans>Requests</Trans>}
      // None is not said before it is known.
      {...(list ? { count: list.length } : {})}
      aside={
        oldest ? (
          <Quiet as="span">
            <Trans>
              oldest: <When at={oldest.askedAt} />
            </Trans>
          </Quiet>
        ) : undefined
      }
      className={styles.requests}
    >
      <OutcomePlace>
        <QueryState
          query={waiting}
          label={t`Loading the appointments`}
          failed={t`The appointments did not arrive`}
          isEmpty={(requests) => requests.length === 0}
          empty={
            <SheetBody className={styles.body}>
              <Quiet>
                <Trans>Nobody waits for an answer.</Trans>
              </Quiet>
            </SheetBody>
          }
        >
          {(requests) => (
            <>
              <SheetRows>
                {requests.slice(0, all ? undefined : shownAtFirst).map((booking) => (
                  <Request key={booking.id} booking={booking} />
                ))}
              </SheetRows>
              {requests.length > shownAtFirst && !all ? (
                <SheetBody className={styles.body}>
                  <Button variant="link" className={styles.ghost} onClick={() => setAll(true)}>
                    <Trans>Show all {requests.length}</Trans>
                  </Button>
                </SheetBody>
              ) : null}
            </>
          )}
        </QueryState>
      </OutcomePlace>
    </Sheet>
  );
}
