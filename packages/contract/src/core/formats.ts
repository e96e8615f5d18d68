/** An id of ours (UUIDv7). Any UUID is let through: what is unknown is answered as not found. */
export const idFormat = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A time of day on a half hour, `HH:MM`. */
export const slotTimeFormat = /^([01]\d|2[0-3]):(00|30)$/;

/** True for a day that the calendar has: 2028-02-29 is one, 2027-02-29 is not. */
export function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
