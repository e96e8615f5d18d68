/** A calendar day, written `YYYY-MM-DD`. */
export type CalendarDay = string;

/**
 * Whether the calendar has this day: 2028-02-29 exists, 2027-02-29 does not; 2027-2-1 is malformed.
 */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether day arithmetic works on it: as {@link isCalendarDay}, from the year 1 on. */
export function isValidDay(text: string): boolean {
  return text >= '0001' && isCalendarDay(text);
}
