import { halfHours } from '../../../kit/half-hours.ts';

/** Whether a text is a time of a day on a half hour. */
export const isSlotTime = (text: string): boolean => halfHours.includes(text);

/** Half hours since midnight. */
export const halfOf = (time: string): number =>
  Number(time.slice(0, 2)) * 2 + (Number(time.slice(3)) >= 30 ? 1 : 0);

/** The time of a number of half hours since midnight. */
export const timeOf = (half: number): string =>
  `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
