import { dayInMs, hourInMs, minuteInMs } from '@hafi/base/time';
import type { StatusLevel } from '@hafi/contract/vitals/vital-status';

/** An abnormal reading older than this raises no alert and needs no attention, in milliseconds. */
export const alertableMs = 7 * dayInMs;

/**
 * An urgent reading that arrives later than this, from a phone without network, is no emergency, in
 * milliseconds.
 */
export const emergencyMs = dayInMs;

/**
 * How long an urgent alert waits at each step for somebody to acknowledge it before it climbs to the
 * next, in milliseconds. Chosen by us: long enough to take a phone call, short enough for a crisis.
 */
export const climbMs = 10 * minuteInMs;

/**
 * Urgent readings of a vital within this time, in milliseconds, are one crisis with one alert. A
 * later one is a crisis of its own with its own time, whether or not the earlier was acknowledged.
 */
export const crisisMs = hourInMs;

/**
 * After the circle was notified, how long it is not told again of the same vital and direction, in
 * milliseconds. Every abnormal reading raises or joins an alert at once. An urgent one is news
 * again after an hour. A `watch` one is often everyday life (a pressure of 145 under treatment),
 * and daily messages would teach people to ignore them, so it is repeated once a week; a turn for
 * the worse is notified at once.
 */
export const quietAfterTellingMs: Readonly<Record<Exclude<StatusLevel, 'normal'>, number>> = {
  watch: 7 * dayInMs,
  urgent: hourInMs,
};
