import {
  getCalendarFeedState,
  makeCalendarFeed,
  stopCalendarFeed,
} from '@hafi/contract/bookings/calendar-feed.contract';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

/** Whether there is a secret link, and since when. */
export const useCalendarFeed = () => useAnswer(getCalendarFeedState, {});

/** Creates the secret link, replacing an earlier one; returns its address, only once. */
export const useMakeCalendarFeed = () =>
  // The address must not outlive the screen that shows it.
  useAct(makeCalendarFeed, () => ({}), { gcTime: 0, waits: true });

/** Revokes the secret link. */
export const useStopCalendarFeed = () => useAct(stopCalendarFeed, () => ({}), { waits: true });
