/** A calendar day, written `YYYY-MM-DD`. */
export type CalendarDay = string;

/** Whether the text is a day that exists: `2028-02-29` is, `2027-02-29` and `2027-2-1` are not. */
export function isValidDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
