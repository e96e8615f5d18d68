import { isCalendarDay } from '@hafi/base/kigali-time';

/** Local time by the device's clock, without a zone: `YYYY-MM-DDTHH:MM`. */
export type LocalTime = string;

const two = (value: number) => String(value).padStart(2, '0');

/**
 * Converts the date and time of a Bluetooth message (characteristic 0x2A08). Null when year, month
 * or day are 0, which means unknown, or when there is no such date.
 */
export function deviceTime(parts: {
  year: number;
  month: number;
  day: number;
  hours: number;
  minutes: number;
  seconds: number;
}): LocalTime | null {
  const { year, month, day, hours, minutes, seconds } = parts;
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  if (year < 1582 || !isCalendarDay(date)) return null;
  if (hours > 23 || minutes > 59 || seconds > 59) return null;
  return `${date}T${two(hours)}:${two(minutes)}`;
}
