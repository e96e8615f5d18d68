/** Durations in milliseconds. A day is 24 hours, which is true of every day in Kigali. */
export const minuteInMs = 60_000;
export const hourInMs = 60 * minuteInMs;
export const dayInMs = 24 * hourInMs;
