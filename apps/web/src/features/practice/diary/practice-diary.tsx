import { addDays } from '@hafi/base/kigali-time';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Segmented } from '@hafi/ui/segmented/segmented';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useSearch } from '../../../lib/search.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { useCalendar } from '../practice.queries.ts';
import { byDay, type DiaryView, readDiary } from './diary.ts';
import styles from './practice.module.css';
import { PracticeBooking } from './practice-booking.tsx';
import { WeekDiary } from './week-diary.tsx';

/** The doctor's diary by day or week, kept in the URL. */
export function PracticeDiary({ today }: { today: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [search, setSearch] = useSearch();
  const { view, day, days } = readDiary(search, today);
  const [from = day, to = day] = [days[0], days.at(-1)];
  const diary = useCalendar(from, to);
  const show = (next: { view: DiaryView; day: string }) =>
    setSearch(new URLSearchParams({ ...next }), { replace: true });
  const turn = (direction: 1 | -1) =>
    show({ view, day: addDays(day, direction * (view === 'day' ? 1 : 7)) });
  const span =
    view === 'day'
      ? formatDate(day, locale, { style: 'full' })
      : t`${formatDate(from, locale, { style: 'day-month' })} to ${formatDate(to, locale)}`;
  return (
    <Stack as="section" fill>
      <Row apart>
        <h2>
          <Trans>Diary</Trans>
        </h2>
        <Segmented<DiaryView>
          legend={t`Show the diary by`}
          legendHidden
          value={view}
          onChange={(next) => show({ view: next, day })}
          options={[
            { value: 'day', label: t`Day` },
            { value: 'week', label: t`Week` },
          ]}
        />
      </Row>
      <Row>
        <Button variant="second" icon={ArrowLeft} onClick={() => turn(-1)}>
          {view === 'day' ? t`Previous day` : t`Previous week`}
        </Button>
        <Button variant="second" iconAfter={ArrowRight} onClick={() => turn(1)}>
          {view === 'day' ? t`Next day` : t`Next week`}
        </Button>
        {days.includes(today) ? null : (
          <Button variant="link" onClick={() => show({ view, day: today })}>
            <Trans>Today</Trans>
          </Button>
        )}
      </Row>
      <p role="status">
        <b>{span}</b> · <Trans>Kigali time</Trans>
      </p>
      <QueryState query={diary} label={t`Loading the diary`} failed={t`The diary did not arrive`}>
        {({ bookings }) => {
          const held = byDay(bookings);
          if (view === 'week') return <WeekDiary days={days} today={today} bookings={held} />;
          const own = held.get(day) ?? [];
          if (own.length === 0) {
            return (
              <Quiet>
                <Trans>No appointments on this day.</Trans>
              </Quiet>
            );
          }
          return (
            <ul className={styles.list}>
              {own.map((booking) => (
                <PracticeBooking key={booking.id} booking={booking} />
              ))}
            </ul>
          );
        }}
      </QueryState>
    </Stack>
  );
}
