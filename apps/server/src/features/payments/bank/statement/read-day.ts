import { type CalendarDay, isValidDay } from '@hafi/base/kigali-time';

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

/**
 * A day as banks write it: `26/11/2026` (day first, as in Rwanda), `26-11-26`, `26.11.2026`,
 * `2026-11-26`, `26 Nov 2026`, each also with a time after it. Null when it is none.
 */
export function readDay(cell: string): CalendarDay | null {
  const text = cell.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/.exec(text);
  if (local) return dayOf(fullYear(local[3] ?? ''), Number(local[2]), Number(local[1]));
  const named = /^(\d{1,2})[-/. ](\p{L}{3,10})\.?[-/. ,]{1,2}(\d{4}|\d{2})(?!\d)/u.exec(text);
  if (named) return dayOf(fullYear(named[3] ?? ''), monthOf(named[2] ?? ''), Number(named[1]));
  return null;
}
