import type { Clock } from '../platform/clock/clock.ts';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  set(instant: string | Date): void;
  advance(span: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

/** Creates a clock that stands at `start` (ISO 8601). */
export function testClock(start: string): TestClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = new Date(instant);
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      now = new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
    },
  };
}
