import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import type { Mood } from '@hafi/contract/checkins/checkin.schemas';
import { useState } from 'react';
import { useNow } from '../../lib/clock/use-now.ts';
import type { EntryOf } from '../../lib/outbox/entry-kinds.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { statusOf } from '../../lib/query/guarded-query.ts';
import { useCheckIn, useCheckIns, useUndoCheckIn } from './checkins.queries.ts';

/**
 * Whether the person has said today that they are well, with the week around it, and the acts. What
 * is on this device counts also where the week did not arrive.
 */
export function useCheckedIn() {
  const query = useCheckIns();
  const known = statusOf(query);
  const { missingFrom, refused, waiting } = useOutbox('check-in');
  const now = useNow();
  const today = dayInKigali(now);
  const isOfToday = ({ body }: EntryOf<'check-in'>) => dayInKigali(new Date(body.at)) === today;
  const readAt = known.status === 'answered' ? query.dataUpdatedAt : 0;
  const onDevice = missingFrom(readAt).filter(isOfToday);
  const [acted, setActed] = useState(false);
  const checkIn = useCheckIn();
  const undo = useUndoCheckIn();
  const week = known.status === 'answered' ? known.data : null;
  const length = week?.days.length ?? 0;
  // The week may be yesterday's.
  const days = Array.from({ length }, (_, index) => {
    const day = addDays(today, index + 1 - length);
    return week?.days.find((each) => each.day === day) ?? null;
  });
  const last = days.at(-1) ?? null;
  const at = last?.lastAt ?? last?.at ?? null;
  // What was said in the night does not count for an hour of the evening: it is asked for again.
  const from = week?.again && last ? new Date(week.again) : null;
  const requested = from !== null && from <= now ? from : null;
  const counts = onDevice.filter(
    ({ body }) => requested === null || new Date(body.at) >= requested,
  );
  const said = (at !== null && requested === null) || counts.length > 0;
  return {
    is: known.status,
    query,
    /** The number of days in the ring; 0 while they are not known. */
    length,
    /** The days on which they said it, from 0. */
    made: days.flatMap((each, index) =>
      (each?.at ?? null) !== null || (said && index === length - 1) ? [index] : [],
    ),
    /** When it reached the server. */
    at,
    said,
    /** Of today, and still on this device. */
    waiting: waiting.some(isOfToday),
    refused,
    seenBy: week?.seenBy ?? [],
    /** What became of saying to be not well. */
    call: week?.call ?? null,
    /** What became of the hour that is over, at which nothing came. */
    late: week?.late ?? null,
    /** What the person said in their own voice with it. */
    note: last?.at ? (week?.note ?? null) : null,
    /** What the person added to the check-in of today; what is on this device was said last. */
    mood: onDevice.flatMap(({ body }) => body.mood ?? []).at(-1) ?? last?.mood ?? null,
    /** Adds it to the check-in of today, or changes it. */
    sayMood: (mood: Mood) => {
      if (!said || checkIn.isPending) return;
      undo.reset();
      // It is told with the time at which it is said, which may be hours after the check-in.
      checkIn.mutate({ mood }, { done: null });
    },
    /** Whether the person has said it, or taken it back, on this page. */
    acted,
    sayIt: () => {
      undo.reset();
      if (said || checkIn.isPending) return;
      setActed(true);
      checkIn.mutate({}, { done: null });
    },
    /** Tells the person's people at once that they are not well, and asks them to call. */
    sayNotWell: () => {
      undo.reset();
      if (checkIn.isPending) return;
      setActed(true);
      checkIn.mutate({ mood: 'not-well' }, { done: null });
    },
    takeBack: async () => {
      setActed(true);
      await undo.mutateAsync();
    },
    saying: checkIn.isPending,
    takingBack: undo.isPending,
    error: checkIn.error ?? undo.error,
  };
}

export type CheckedIn = ReturnType<typeof useCheckedIn>;
