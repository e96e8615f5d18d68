import { type CalendarDay, dayInKigali, isValidDay } from '@hafi/base/kigali-time';
import { straight } from './sign-marks.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The French names that begin differently. */
const frenchMonths: Readonly<Record<string, number>> = {
  fev: 2,
  fév: 2,
  avr: 4,
  mai: 5,
  jui: 6,
  aou: 8,
  aoû: 8,
  déc: 12,
};

function monthOf(name: string): number {
  const short = name.toLowerCase();
  if (short.startsWith('juil')) return 7;
  return months.indexOf(short.slice(0, 3)) + 1 || (frenchMonths[short.slice(0, 3)] ?? 0);
}

const fullYear = (year: string) => (year.length === 2 ? 2000 + Number(year) : Number(year));

function dayOf(year: number, month: number, day: number): CalendarDay | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isValidDay(text) && year > 1999 && year < 2200 ? text : null;
}

const time =
  /^(?:[T ,]+(\d{1,2})[:.hH](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?\s*(AM|PM)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;

/** The day in Kigali of an instant in another zone: what stands after the day. Null when it is no time. */
function inKigali(day: CalendarDay | null, rest: string): CalendarDay | null {
  const parts = time.exec(rest);
  if (day === null || !parts) return null;
  const [, hour, minute = '00', second = '00', half, zone] = parts;
  if (hour === undefined) return zone === undefined ? day : null;
  const noon = half?.toUpperCase() === 'PM' ? 12 : 0;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + noon;
  if (hours > 23 || Number(minute) > 59 || Number(second) > 60) return null;
  if (zone === undefined) return day;
  const offset = /\d/.test(zone) ? zone.replace(/^(...):?/, '$1:') : 'Z';
  const instant = new Date(`${day}T${String(hours).padStart(2, '0')}:${minute}:00${offset}`);
  return Number.isNaN(instant.getTime()) ? null : dayInKigali(instant);
}

const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;

/**
 * A day as banks write it: `26/11/2026` (day first, as in Rwanda), `26-11-26`, `26.11.2026`,
 * `2026-11-26`, `20261126`, `26 Nov 2026`, each also with a time after it; one with a zone is turned to
 * Kigali's day. Null when it is none.
 */
export function readDay(cell: string): CalendarDay | null {
  const text = straight(cell);
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ??
    /^(20\d{2})(\d{2})(\d{2})(?!\d)/.exec(text);
  if (iso) {
    return inKigali(
      dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3])),
      text.slice(iso[0].length),
    );
  }
  const numbers = local.exec(text);
  const named =
    numbers ?? /^(\d{1,2})[-/. ](\p{L}{3,10})\.?[-/. ,]{1,2}(\d{4}|\d{2})(?!\d)/u.exec(text);
  if (!named) return null;
  const [all, day, month = '', year = ''] = named;
  const nth = numbers ? Number(month) : monthOf(month);
  return inKigali(dayOf(fullYear(year), nth, Number(day)), text.slice(all.length));
}

/** Whether a cell can only be read with the month first, as banks elsewhere write it. */
export function isMonthFirst(cell: string): boolean {
  const [, first, second] = local.exec(straight(cell)) ?? [];
  return Number(first) <= 12 && Number(second) > 12 && Number(second) <= 31;
}

/** Whether a cell would be another day with the month first. */
export function couldBeMonthFirst(cell: string): boolean {
  const [, first, second] = local.exec(straight(cell)) ?? [];
  return first !== second && Number(first) <= 12 && Number(second) <= 12;
}
