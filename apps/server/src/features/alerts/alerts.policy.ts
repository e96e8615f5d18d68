import { dayInMs, hourInMs } from '@hafi/base/time';
import type { StatusLevel } from '@hafi/contract/vitals/vital-status';

/** An abnormal reading older than this is history: it raises no alert and asks for no attention. */
export const alertableMs = 7 * dayInMs;

/** An urgent reading that comes later than this, from a phone without network, wakes nobody. */
export const emergencyMs = dayInMs;

/**
 * How long after the circle was told it is not told again of the same kind and direction. Every
 * abnormal reading raises or joins an alert at once. An urgent one is news again after an hour. One
 * to watch is often daily life (a pressure of 145 under treatment): told each time, it would teach
 * people to look away, so it is told once a week; a grave turn is told at once.
 */
export const quietAfterTellingMs: Readonly<Record<Exclude<StatusLevel, 'normal'>, number>> = {
  watch: 7 * dayInMs,
  urgent: hourInMs,
};
