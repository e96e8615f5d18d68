import { createHash } from 'node:crypto';
import {
  makeCalendarFeed as makeEndpoint,
  readCalendarFeed as readEndpoint,
  getCalendarFeedState as stateEndpoint,
  stopCalendarFeed as stopEndpoint,
} from '@hafi/contract/bookings/calendar-feed.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  calendarFeedState,
  makeCalendarFeed,
  readCalendarFeed,
  stopCalendarFeed,
} from './calendar-feed.ts';

/** What a program compares before it fetches again: everything but when it was written. */
function versionOf(file: string): string {
  const lasting = file.replaceAll(/^DTSTAMP:.*$/gm, '');
  return `W/"${createHash('sha256').update(lasting).digest('base64url').slice(0, 22)}"`;
}

/** Rate limit for replacing the secret link. */
const links = { max: 30, seconds: 3600 };

/** Endpoints of a person's secret calendar link. */
export function calendarFeedHandlers(platform: Platform): Handler[] {
  return [
    handle(makeEndpoint, async ({ principal }) => {
      await platform.rateLimiter.take(`calendar-feed:${principal.personId}`, links);
      return { data: await makeCalendarFeed(platform, principal) };
    }),
    handle(stateEndpoint, async ({ principal }) => ({
      data: await calendarFeedState(platform, principal.personId),
    })),
    handle(stopEndpoint, async ({ principal }) => {
      await stopCalendarFeed(platform, principal.personId);
      return { data: null };
    }),
    handle(readEndpoint, async (call) => {
      const file = await readCalendarFeed(platform, call.params.token);
      call.setHeader('cache-control', 'private, no-cache');
      call.setHeader('etag', versionOf(file));
      return file;
    }),
  ];
}
