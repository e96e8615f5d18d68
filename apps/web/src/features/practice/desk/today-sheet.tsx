import type { Glance } from '@hafi/contract/alerts/glance.schemas';
import type { PracticeCalendar } from '@hafi/contract/practice/practice.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { DayRibbon } from '@hafi/ui/day-ribbon/day-ribbon';
import { DayThread, DayThreadGap } from '@hafi/ui/day-thread/day-thread';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { paths } from '../../../lib/paths.ts';
import { PendingMark } from '../../../lib/query/pending-mark.tsx';
import { useDesk, usePatientsHealth } from '../practice.queries.ts';
import styles from './desk.module.css';
import type { DayRow } from './desk-day.ts';
import { quartersOf, rowsOf, summaryOf } from './desk-day.ts';
import { TodayBooking } from './today-booking.tsx';

/** How many come, who is here and who is next, in a sentence. */
function DayLine({ rows }: { rows: readonly DayRow[] }) {
  const { count, here, next, over } = summaryOf(rows);
  if (count === 0) return <Trans>Nobody comes today.</Trans>;
  return (
    <>
      <Plural value={count} one="# visit today" other="# visits today" />
      {over > 0 ? <Trans>, {over} behind you</Trans> : null}
      {'. '}
      {here ? <Trans>Now: {here.patient.name}. </Trans> : null}
      {next ? (
        <Trans>
          Next: {next.patient.name} at {next.time}.
        </Trans>
      ) : null}
    </>
  );
}

function Gap({ row, date }: { row: Exclude<DayRow, { kind: 'booking' }>; date: string }) {
  const { kind, time, until } = row;
  if (kind === 'free') {
    return (
      <DayThreadGap
        time={time}
        kind="free"
        acts={
          <ButtonLink
            as={Link}
            to={paths.calendarBook(date, time)}
            variant="link"
            icon={Plus}
            className={styles.ghost}
          >
            <Trans>Book</Trans>
            <SrOnly> ({time})</SrOnly>
          </ButtonLink>
        }
      >
        <Trans>Free until {until}</Trans>
      </DayThreadGap>
    );
  }
  return (
    <DayThreadGap time={time} kind="shut">
      {kind === 'break' ? (
        <Trans>Break until {until}</Trans>
      ) : row.reason ? (
        <Trans>
          Away until {until}: {row.reason}
        </Trans>
      ) : (
        <Trans>Away until {until}</Trans>
      )}
    </DayThreadGap>
  );
}

function Closed({ day }: { day: PracticeCalendar['days'][number] }) {
  if (day.closed === 'holiday') return <Trans>Public holiday: {day.holiday}</Trans>;
  if (day.closed === 'not-working') return <Trans>No working hours today.</Trans>;
  return day.reason ? <Trans>Day off: {day.reason}</Trans> : <Trans>Day off</Trans>;
}

/** Today: the ribbon with its sentence, then a row for each appointment, free time and break. */
export function TodaySheet(props: {
  calendar: PracticeCalendar;
  now: Date;
  healthOf: (patientId: string) => Glance | undefined;
}) {
  const { calendar, healthOf, now } = props;
  const { t } = useLingui();
  const desk = useDesk();
  const health = usePatientsHealth();
  const [day] = calendar.days;
  if (!day) return null;
  const bookings = calendar.bookings.filter(({ date }) => date === day.date);
  const rows = rowsOf(day, bookings, now);
  const ribbon = quartersOf(day, bookings, now);
  return (
    <section className={`${styles.sheet} ${styles.today}`} aria-label={t`Today's visits`}>
      <div className={styles.ribbon}>
        <p>
          <DayLine rows={rows} />
        </p>
        {ribbon ? <DayRibbon {...ribbon} /> : null}
      </div>
      <PendingMark query={health} />
      <PendingMark query={desk} />
      <OutcomePlace>
        <DayThread>
          {day.closed ? (
            <DayThreadGap time="" kind="shut">
              <Closed day={day} />
            </DayThreadGap>
          ) : null}
          {rows.map((row) =>
            row.kind === 'booking' ? (
              <TodayBooking
                key={row.booking.id}
                row={row}
                now={now}
                glance={healthOf(row.booking.patient.id)}
              />
            ) : (
              <Gap key={`${row.kind} ${row.time}`} row={row} date={day.date} />
            ),
          )}
        </DayThread>
      </OutcomePlace>
    </section>
  );
}
