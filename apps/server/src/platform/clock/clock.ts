/** The only source of time for use cases, so that tests and reminders can be moved in time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
