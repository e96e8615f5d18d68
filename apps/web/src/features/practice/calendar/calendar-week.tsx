import { weekdayOf } from '@hafi/base/kigali-time';
import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import type { PracticeCalendar } from '@hafi/contract/practice/practice.schemas';
import { dayNames, shortDayNames } from '@hafi/i18n/date-names';
import { formatDate } from '@hafi/i18n/dates';
import { hyphenated } from '@hafi/ui/name/long-words';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import {
  WeekGrid,
  type WeekGridColumn,
  WeekGridEntry,
  WeekGridFree,
} from '@hafi/ui/week-grid/week-grid';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type DragEvent, useRef } from 'react';
import { modeWords } from '../../../kit/bookings/booking-words.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { acceptedOn } from '../desk/desk-day.ts';
import { type Cell, gridOf, halvesOf, shortName, targetsOn } from './calendar-grid.ts';
import type { Target } from './move-bar.tsx';
import { halfOf } from './slot-times.ts';
import { useDragSpan } from './use-drag-span.ts';

const tones = { 'in-person': 'here', phone: 'phone', video: 'video' } as const;

type Column = { day: PracticeCalendar['days'][number]; cells: readonly Cell[] };

/** The days of the calendar as a grid of half hours. */
export function CalendarWeek(props: {
  calendar: PracticeCalendar;
  now: Date;
  today: string;
  chosen: string;
  single: boolean;
  moving: Booking | null;
  target: Target | null;
  /** `minutes` where the length was drawn too. */
  onBook: (target: Target, minutes?: number) => void;
  onOpen: (booking: Booking) => void;
  onBlock: (block: PracticeCalendar['days'][number]['blocks'][number]) => void;
  onTarget: (target: Target) => void;
  /** It was picked up with the mouse. */
  onTake: (booking: Booking) => void;
  /** What was dragged was let go: on a time where it can be, or elsewhere. */
  onLetGo: (onTarget: boolean) => void;
}) {
  const { calendar, chosen, moving, now, single, target, today } = props;
  const { onBlock, onBook, onLetGo, onOpen, onTake, onTarget } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const grid = gridOf(calendar.days, calendar.bookings, now);
  const free = new Set(
    grid.columns.flatMap(({ cells }) =>
      cells.filter(({ kind }) => kind === 'free').map(({ date, time }) => `${date} ${time}`),
    ),
  );
  const begun = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drawn = useDragSpan(({ date, time }) => free.has(`${date} ${time}`), onBook);
  const nowHalf = halfOf(
    now.toLocaleTimeString('en-GB', {
      timeZone: 'Africa/Kigali',
      hour: '2-digit',
      minute: '2-digit',
    }),
  );
  const nowRow = nowHalf - halfOf(grid.times[0] ?? '00:00');

  const entryOf = (booking: Booking, day: string) => {
    const { id, mode, patient, startsAt, status, time } = booking;
    const isPast = new Date(startsAt) < now;
    const tone = status === 'pending' && !isPast ? 'asked' : tones[mode];
    const how = status === 'pending' ? t`asks` : t(modeWords[mode].name);
    const minutes = booking.appointmentType.duration;
    return (
      <WeekGridEntry
        tone={tone}
        past={isPast}
        ghost={moving?.id === id}
        title={patient.name}
        draggable={booking.can.reschedule}
        onDragStart={(event: DragEvent) => {
          event.dataTransfer.setData('text/plain', id);
          event.dataTransfer.effectAllowed = 'move';
          // A browser ends a drag whose page is drawn again while it begins.
          begun.current = setTimeout(() => onTake(booking));
        }}
        onDragEnd={({ dataTransfer }: DragEvent) => {
          clearTimeout(begun.current);
          onLetGo(dataTransfer.dropEffect !== 'none');
        }}
        onClick={() => onOpen(booking)}
      >
        <b>{hyphenated(shortName(patient.name))}</b>
        <SrOnly>{t`${day}, ${time}, ${minutes} minutes: ${patient.name}, ${how}`}</SrOnly>
        {halvesOf(booking) > 1 ? (
          <span> {booking.note ?? booking.appointmentType.name}</span>
        ) : null}
      </WeekGridEntry>
    );
  };

  const freeOf = ({ date, time }: Target, day: string, targets: ReadonlySet<string> | null) => {
    const here = { date, time };
    if (!targets) {
      return (
        <WeekGridFree
          target={drawn.has(here) ? 'chosen' : undefined}
          aria-label={t`${day}, ${time}: free`}
          onClick={() => onBook(here)}
          {...drawn.listenersOf(here)}
        >
          <span>{time}</span>
        </WeekGridFree>
      );
    }
    if (!targets.has(time)) return null;
    const isChosen = target?.date === date && target.time === time;
    return (
      <WeekGridFree
        target={isChosen ? 'chosen' : 'possible'}
        aria-pressed={isChosen}
        aria-label={t`${day}, ${time}: move it here`}
        onClick={() => onTarget(here)}
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          onTarget(here);
        }}
      >
        <span>{time}</span>
      </WeekGridFree>
    );
  };

  const columnOf = ({ cells, day }: Column): WeekGridColumn => {
    const { closed, date, holiday } = day;
    const name = dayNames[locale][weekdayOf(date) - 1] ?? '';
    const full = `${name} ${formatDate(date, locale, { style: 'day-month' })}`;
    const count = acceptedOn(date, calendar.bookings).length;
    const targets = moving ? targetsOn(day, calendar.bookings, moving, now) : null;
    const closedWords = () => {
      if (closed === 'holiday') return holiday;
      if (closed === 'day-off') return day.reason ? t`Day off: ${day.reason}` : t`Day off`;
      return t`No work`;
    };
    const contentOf = (cell: Cell) => {
      if (cell.kind === 'booking') {
        // Its own old place is a target too, but for where it begins.
        return entryOf(cell.booking, full);
      }
      if (cell.kind === 'free') return freeOf(cell, full, targets);
      if (cell.kind === 'block') {
        const { block } = cell;
        return (
          <WeekGridEntry tone="phone" past onClick={() => onBlock(block)}>
            {block.reason ?? <Trans>Away</Trans>}
            <SrOnly>{t`${full}, ${block.from} to ${block.to}: closed`}</SrOnly>
          </WeekGridEntry>
        );
      }
      if (cell.kind === 'closed') return cell.row === 0 ? closedWords() : null;
      return cell.kind === 'break' ? <Trans>Break</Trans> : null;
    };
    return {
      key: date,
      head: `${shortDayNames[locale][weekdayOf(date) - 1]} ${Number(date.slice(8))}`,
      line:
        count > 0 || !closed ? (
          <Plural value={count} _0="free" one="# visit" other="# visits" />
        ) : closed === 'holiday' ? (
          t`holiday`
        ) : (
          t`off`
        ),
      today: date === today,
      feast: closed === 'holiday',
      chosen: date === chosen,
      cells: cells.map((cell) => ({
        key: `${cell.kind} ${cell.time}`,
        row: cell.row,
        span: cell.span,
        shut: ['break', 'closed', 'outside'].includes(cell.kind),
        content: contentOf(cell),
      })),
    };
  };
  return (
    <WeekGrid
      caption={t`Calendar`}
      times={grid.times}
      now={calendar.days.some(({ date }) => date === today) ? nowRow : null}
      columns={grid.columns.map(columnOf)}
      single={single}
    />
  );
}
