import {
  getCalendarFeedState,
  makeCalendarFeed,
  stopCalendarFeed,
} from '@hafi/contract/bookings/calendar-feed.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

const queryKey = ['bookings', 'calendar-feed'];

/** Whether there is a secret link, and since when. */
export function useCalendarFeed() {
  return useQuery({
    queryKey,
    queryFn: async () => (await call(getCalendarFeedState, {})).data,
  });
}

/** Makes the secret link, or another in its place; answers its address, this once. */
export function useMakeCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(makeCalendarFeed, {})).data.url,
    // The address must not outlive the screen that shows it.
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** Stops the secret link. */
export function useStopCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(stopCalendarFeed, {})).data,
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
