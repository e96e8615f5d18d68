import { minuteInMs } from '@hafi/base/time';

/** How often open pages of money ask again: of payments that come, nobody tells them. */
export const often = { refetchInterval: minuteInMs };
