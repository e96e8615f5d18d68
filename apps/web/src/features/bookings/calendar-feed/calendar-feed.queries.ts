import {
  getCalendarFeedState,
  makeCalendarFeed,
  stopCalendarFeed,
} from '@hafi/contract/bookings/calendar-feed.contract';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

/** Whether there is a secret link, and since when. */
export const useCalendarFeed = () => useAnswer(getCalendarFeedState, {});

/** Makes the secret link, or another in its place; answers its address, this once. */
export const useMakeCalendarFeed = () =>
  // The address must not outlive the screen that shows it.
  useAct(makeCalendarFeed, () => ({}), { gcTime: 0, waits: true });

/** Stops the secret link. */
export const useStopCalendarFeed = () => useAct(stopCalendarFeed, () => ({}), { waits: true });
