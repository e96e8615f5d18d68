import { addDays, dayInKigali, weekdayOf } from '@hafi/base/kigali-time';
import type { WaitingPatient } from '@hafi/contract/bookings/waitlist.schemas';
import { shortDayNames } from '@hafi/i18n/date-names';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { DayChip, DayStrip } from '@hafi/ui/day-strip/day-strip';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react';
import { startTransition, useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../../lib/clock/use-now.ts';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useSearch } from '../../../lib/search.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { acceptedOn } from '../desk/desk-day.ts';
import { FirstStep } from '../first-step.tsx';
import { useCalendar, useOwnProfile } from '../practice.queries.ts';
import { BlockDialog } from './block-dialog.tsx';
import styles from './calendar.module.css';
import { readCalendar } from './calendar-days.ts';
import { CalendarSheet } from './calendar-sheet.tsx';
import { firstSuiting } from './free-times.ts';
import { MonthSheet } from './month-sheet.tsx';
import { OwnHours } from './own-hours.tsx';
import { ViewChoice } from './view-choice.tsx';
import { WaitingSheet } from './waiting-sheet.tsx';

type Change = Record<string, string | null>;

/** A doctor's calendar; before the profile exists, the way to it. */
export function CalendarPage() {
  const { t } = useLingui();
  usePageTitle(t`Calendar`);
  return (
    <QueryState
      query={useOwnProfile()}
      label={t`Loading...`}
      failed={t`Your practice did not arrive`}
    >
      {(own) =>
        own ? (
          <OwnCalendar />
        ) : (
          <Stack fill>
            <h1>
              <Trans>Calendar</Trans>
            </h1>
            <FirstStep />
          </Stack>
        )
      }
    </QueryState>
  );
}

/** Seven days from today on, free times to book, visits to move. */
function OwnCalendar() {
  const { t } = useLingui();
  const locale = useLocale();
  const now = useNow();
  // Where the hours stand beside the week (calendar.module.css) the month has its room above them.
  const isBroad = useMedia('(min-width: 112rem)');
  const today = dayInKigali(now);
  const [search, setSearch] = useSearch();
  const [isBlocking, setBlocking] = useState(false);
  const state = readCalendar(search, today);
  const { day, days, view } = state;
  const [from = day, to = day] = [days[0], days.at(-1)];
  const calendar = useCalendar(from, to);
  const known = dataOf(calendar);
  const change = (next: Change) => {
    const kept = new URLSearchParams(search);
    for (const [name, value] of Object.entries(next)) {
      if (value === null) kept.delete(name);
      else kept.set(name, value);
    }
    // Not within the press: on a slow processor the grid and a dialog take half a second to draw.
    startTransition(() => setSearch(kept, { replace: true }));
  };
  /** Opens the first time of these days that suits; without one it is chosen in the calendar. */
  const offer = ({ id, wish }: WaitingPatient) => {
    const at = known ? firstSuiting(known, wish, now) : null;
    change({ offer: id, move: null, ...(at ? { day: at.date, book: at.time } : { book: null }) });
  };
  const step = view === 'day' ? 1 : 7;
  const last = formatDate(to, locale, { style: 'day-month' });
  // The month is said once: "23 to 29 November".
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7) && /^\d/.test(last);
  const first = isOneMonth
    ? String(Number(from.slice(8)))
    : formatDate(from, locale, { style: 'day-month' });
  const span =
    view === 'day' ? formatDate(day, locale, { style: 'weekday' }) : t`${first} to ${last}`;
  return (
    <div className={styles.room} data-broad>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 aria-live="polite">{span}</h1>
          <div className={styles.acts}>
            <Button
              variant="second"
              className={`${styles.slim} ${styles.pager}`}
              aria-label={view === 'day' ? t`Previous day` : t`Previous week`}
              icon={ChevronLeft}
              onClick={() => change({ day: addDays(day, -step) })}
            />
            <Button variant="second" className={styles.slim} onClick={() => change({ day: today })}>
              <Trans>Today</Trans>
            </Button>
            <Button
              variant="second"
              className={`${styles.slim} ${styles.pager}`}
              aria-label={view === 'day' ? t`Next day` : t`Next week`}
              icon={ChevronRight}
              onClick={() => change({ day: addDays(day, step) })}
            />
          </div>
          {/* Where one day has room, the strip of days stands in its place. */}
          <div className={styles.views} data-twin>
            <ViewChoice view={view} onChange={(next) => change({ view: next })} />
          </div>
          <div className={styles.acts}>
            <Button
              variant="second"
              icon={Ban}
              className={styles.slim}
              onClick={() => startTransition(() => setBlocking(true))}
            >
              <Trans>Block time</Trans>
            </Button>
            <Button
              icon={CalendarPlus}
              className={styles.slim}
              onClick={() => change({ book: 'first' })}
            >
              <Trans>Book a patient</Trans>
            </Button>
          </div>
        </div>
        <div className={styles.strip}>
          <DayStrip label={t`Days`}>
            {days.map((date) => {
              const count = acceptedOn(date, known?.bookings ?? []).length;
              const closed = known?.days.find((each) => each.date === date)?.closed ?? null;
              return (
                <DayChip
                  key={date}
                  as={Link}
                  to={paths.calendarDay(date)}
                  replace
                  day={`${shortDayNames[locale][weekdayOf(date) - 1]} ${Number(date.slice(8))}`}
                  count={count > 0 ? count : ''}
                  closed={closed !== null}
                  current={date === day}
                />
              );
            })}
          </DayStrip>
        </div>
        <OutcomePlace>
          <div className={styles.columns}>
            <CalendarSheet
              calendar={calendar}
              state={state}
              now={now}
              today={today}
              onChange={change}
            />
            <OwnHours today={today} waits={<WaitingSheet onOffer={offer} />}>
              {isBroad ? <MonthSheet today={today} chosen={day} days={days} /> : null}
            </OwnHours>
          </div>
          {isBlocking ? (
            <BlockDialog
              day={day}
              today={today}
              onClose={() => startTransition(() => setBlocking(false))}
            />
          ) : null}
        </OutcomePlace>
      </div>
    </div>
  );
}
