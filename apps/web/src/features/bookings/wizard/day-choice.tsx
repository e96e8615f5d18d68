import { bookingHorizonDays } from '@hafi/contract/doctors/appointment-types';
import type { AppointmentTypeId } from '@hafi/contract/doctors/doctor-kinds';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Failed, Loading } from '@hafi/ui/list-state/list-state';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useDays } from '../../../kit/doctors/free-times.queries.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import styles from './booking.module.css';
import { type BookableDay, daysAWeek, daysWorthShowing, weeksUntil } from './free-times.ts';

function DayNote({ day, today }: { day: BookableDay; today: string }) {
  // Its last times have passed or are taken, which makes no difference here.
  if (day.closed === 'full' && day.date === today) return <Trans>No more times today</Trans>;
  if (day.closed === 'holiday') return day.holiday ?? <Trans>Public holiday</Trans>;
  if (day.closed === 'day-off') return <Trans>The doctor is away</Trans>;
  if (day.closed) return <Trans>Full</Trans>;
  return <Plural value={day.free} one="# free" other="# free" />;
}

/** Chooses a day among the doctor's working days, week by week. */
export function DayChoice(props: {
  doctorId: string;
  kind: AppointmentTypeId | undefined;
  today: string;
  /** Always included, however far away it is. */
  nextFree: string | null;
  date: string | null;
  onPick: (date: string) => void;
}) {
  const { doctorId, kind, today, nextFree, date, onPick } = props;
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const [weeks, setWeeks] = useState(() => weeksUntil(today, date, nextFree));
  const inSight = weeks * daysAWeek;
  const answers = useDays(doctorId, kind, today, inSight);
  const states = answers.map(statusOf);
  const known = states.flatMap((state) => (state.status === 'answered' ? state.data : []));
  const days = daysWorthShowing(known.slice(0, inSight));
  const lost = answers.find((each) => statusOf(each).status === 'failed');
  const coming = states.some(({ status: is }) => is === 'pending');
  if (lost) {
    const retry = (
      <Button variant="second" onClick={() => lost.refetch()}>
        <Trans>Try again</Trans>
      </Button>
    );
    return (
      <Failed title={t`The days did not arrive`} action={retry}>
        {problemText(lost.error, i18n)}
      </Failed>
    );
  }
  if (coming && days.length === 0) return <Loading label={t`Loading the days`} rows={5} />;
  const horizonReached = inSight > bookingHorizonDays;
  return (
    <Stack>
      <RadioGroup
        name="day"
        legend={<Trans>Which day?</Trans>}
        legendVariant="heading"
        className={styles.wide}
        value={date ?? ''}
        onChange={(event) => onPick(event.target.value)}
        options={days.map((day) => ({
          value: day.date,
          label: formatDate(day.date, locale, { style: 'weekday' }),
          note: <DayNote day={day} today={today} />,
          disabled: day.closed !== null,
        }))}
      />
      {days.some(({ closed }) => closed === null) ? null : (
        <Quiet role="status">
          <Trans>There is no free day here yet.</Trans>
        </Quiet>
      )}
      {horizonReached ? (
        <Quiet>
          <Trans>Later days cannot be booked yet.</Trans>
        </Quiet>
      ) : (
        <Button
          variant="link"
          iconAfter={ChevronDown}
          busy={coming}
          onClick={() => setWeeks((shown) => shown + 1)}
        >
          <Trans>Show later days</Trans>
        </Button>
      )}
    </Stack>
  );
}
