import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import type { WaitingPatient } from '@hafi/contract/bookings/waitlist.schemas';
import type { CalendarDay, PracticeCalendar } from '@hafi/contract/practice/practice.schemas';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { startTransition, useState } from 'react';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { dataOf, type GuardedQuery } from '../../../lib/query/guarded-query.ts';
import { QueryFailure, QueryState } from '../../../lib/query/query-state.tsx';
import { useMoved, useRemoveBlock, useWaitingPatients } from '../practice.queries.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { BookDialog } from './book-dialog.tsx';
import styles from './calendar.module.css';
import type { CalendarState } from './calendar-days.ts';
import { targetsOn } from './calendar-grid.ts';
import { CalendarWeek } from './calendar-week.tsx';
import { freeTimes } from './free-times.ts';
import { MoveBar, type Target } from './move-bar.tsx';
import { OfferBar } from './waiting-sheet.tsx';

/**
 * Books at a time that was free when it was chosen, for who waited then. It stays as it is when the
 * time is taken or the wait ends, by this booking or otherwise: the answer says which.
 */
function BookAt(props: {
  date: string;
  /** A time, or `first` for the first free one. */
  wanted: string;
  times: readonly string[];
  /** How long it is to be, where that was drawn. */
  minutes: number | null;
  wait: WaitingPatient | null;
  onClose: () => void;
  onBooked: () => void;
}) {
  const { times, wait, wanted, ...rest } = props;
  const [begun] = useState(() => {
    const first = wanted === 'first' ? times[0] : wanted;
    return first && times.includes(first) ? { first, times, wait } : null;
  });
  if (begun) return <BookDialog {...rest} {...begun} />;
  return (
    <Quiet>
      <Trans>Nothing is free there any more. Choose a free time in the calendar.</Trans>
    </Quiet>
  );
}

/** The grid, and what is begun in it: a booking, a move, a look at an appointment or a block. */
export function CalendarSheet(props: {
  calendar: GuardedQuery<PracticeCalendar>;
  state: CalendarState;
  now: Date;
  today: string;
  onChange: (next: Record<string, string | null>) => void;
}) {
  const { calendar, now, onChange, state, today } = props;
  const { t } = useLingui();
  const removeBlock = useRemoveBlock();
  const [openId, setOpenId] = useState<string | null>(null);
  const [block, setBlock] = useState<CalendarDay['blocks'][number] | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  // Meanwhile the bar would cover times to which it can be dragged.
  const [isDragged, setDragged] = useState(false);
  const [drawn, setDrawn] = useState<number | null>(null);
  const movedQuery = useMoved(state.move);
  const waiting = useWaitingPatients();
  const waits = dataOf(waiting);
  const offered = waits?.find(({ id }) => id === state.offer) ?? null;
  const isOfferKnown = state.offer === null || waits !== undefined;
  const moved = state.move === null ? undefined : dataOf(movedQuery);
  const stop = () => {
    setTarget(null);
    onChange({ move: null });
  };
  const take = ({ id }: Pick<Booking, 'id'>) => {
    setOpenId(null);
    setTarget(null);
    onChange({ move: id, book: null, offer: null });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape ends a move from wherever the focus is in it
    <div
      className={styles.sheet}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && state.move) stop();
      }}
    >
      <QueryState
        query={calendar}
        label={t`Loading the calendar`}
        failed={t`The calendar did not arrive`}
        rows={8}
      >
        {(data) => {
          const inWeek = data.bookings.find(({ id }) => id === state.move);
          const moving = (inWeek ?? moved)?.can.reschedule ? (inWeek ?? moved ?? null) : null;
          const opened = data.bookings.find(({ id }) => id === openId);
          const targetDay = data.days.find(({ date }) => date === target?.date);
          const isThere =
            moving &&
            target &&
            targetDay &&
            targetsOn(targetDay, data.bookings, moving, now).has(target.time);
          return (
            <>
              <CalendarWeek
                calendar={data}
                now={now}
                today={today}
                chosen={state.day}
                single={state.view === 'day'}
                moving={moving}
                target={isThere ? target : null}
                onBook={({ date, time }, minutes) => {
                  setDrawn(minutes ?? null);
                  onChange({ day: date, book: time });
                }}
                onOpen={({ id }) => startTransition(() => setOpenId(id))}
                onBlock={(each) => startTransition(() => setBlock(each))}
                onTarget={setTarget}
                onTake={(booking) => {
                  setDragged(true);
                  take(booking);
                }}
                onLetGo={(onTarget) => {
                  setDragged(false);
                  if (!onTarget) stop();
                }}
              />
              <p className={styles.key}>
                <span className={styles.here}>
                  <Trans>In person</Trans>
                </span>
                <span className={styles.phone}>
                  <Trans>Phone</Trans>
                </span>
                <span className={styles.asked}>
                  <Trans>Asked, not yet accepted</Trans>
                </span>
                <span className={styles.off}>
                  <Trans>Closed</Trans>
                </span>
              </p>
              {moving && !isDragged ? (
                <MoveBar
                  booking={moving}
                  target={isThere ? target : null}
                  onDone={({ date }) => {
                    setTarget(null);
                    onChange({ move: null, day: date });
                  }}
                  onStop={stop}
                  onRefused={() => setTarget(null)}
                />
              ) : null}
              {state.offer ? (
                <QueryFailure query={waiting} failed={t`Who waits did not arrive`} />
              ) : null}
              {offered && !state.book ? (
                <OfferBar wait={offered} onStop={() => onChange({ offer: null })} />
              ) : null}
              {state.move && !inWeek ? (
                <QueryFailure query={movedQuery} failed={t`The visit to move did not arrive`} />
              ) : null}
              {moved && !moving ? (
                <Quiet>
                  <Trans>This visit can no longer be moved.</Trans>
                </Quiet>
              ) : null}
              {state.book && isOfferKnown && data.days.some(({ date }) => date === state.day) ? (
                <BookAt
                  key={`${state.day} ${state.book}`}
                  date={state.day}
                  wanted={state.book}
                  times={freeTimes(data, state.day, now)}
                  minutes={drawn}
                  wait={offered}
                  onClose={() => {
                    setDrawn(null);
                    onChange({ book: null });
                  }}
                  onBooked={() => {
                    setDrawn(null);
                    onChange({ book: null, offer: null });
                  }}
                />
              ) : null}
              {opened ? (
                <AppointmentDialog
                  booking={opened}
                  onMove={() => take(opened)}
                  onClose={() => startTransition(() => setOpenId(null))}
                />
              ) : null}
            </>
          );
        }}
      </QueryState>
      <ConfirmDialog
        open={block !== null}
        onClose={() => startTransition(() => setBlock(null))}
        title={<Trans>Open this time again?</Trans>}
        message={
          <p>
            <Trans>
              {block?.from} to {block?.to}: patients can book it again.
            </Trans>
          </p>
        }
        safe={t`Keep it closed`}
        yes={t`Open it again`}
        variant="second"
        act={() => removeBlock.mutateAsync(block?.id ?? '')}
        done={t`Opened again. Patients can book this time.`}
      />
    </div>
  );
}
