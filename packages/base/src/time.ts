/** Lengths of time in milliseconds. A day here is 24 hours, as every day in Kigali is. */
export const minuteInMs = 60_000;
export const hourInMs = 60 * minuteInMs;
export const dayInMs = 24 * hourInMs;
