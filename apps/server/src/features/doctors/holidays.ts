import { addDays, type CalendarDay, weekdayOf } from '@hafi/base/kigali-time';

/** A holiday's name as a translatable text. */
export interface HolidayName {
  readonly id: string;
  readonly message: string;
}

/** A public holiday. */
export interface Holiday {
  readonly day: CalendarDay;
  readonly name: HolidayName;
}

const names = {
  'new-year': /*i18n*/ { id: 'holiday.new-year', message: "New Year's Day" },
  'after-new-year': /*i18n*/ { id: 'holiday.after-new-year', message: "Day after New Year's Day" },
  heroes: /*i18n*/ { id: 'holiday.heroes', message: "National Heroes' Day" },
  'good-friday': /*i18n*/ { id: 'holiday.good-friday', message: 'Good Friday' },
  'easter-monday': /*i18n*/ { id: 'holiday.easter-monday', message: 'Easter Monday' },
  memorial: /*i18n*/ {
    id: 'holiday.memorial',
    message: 'Genocide against the Tutsi Memorial Day',
  },
  labour: /*i18n*/ { id: 'holiday.labour', message: 'Labour Day' },
  independence: /*i18n*/ { id: 'holiday.independence', message: 'Independence Day' },
  liberation: /*i18n*/ { id: 'holiday.liberation', message: 'Liberation Day' },
  umuganura: /*i18n*/ { id: 'holiday.umuganura', message: 'Umuganura Day' },
  assumption: /*i18n*/ { id: 'holiday.assumption', message: 'Assumption Day' },
  christmas: /*i18n*/ { id: 'holiday.christmas', message: 'Christmas Day' },
  boxing: /*i18n*/ { id: 'holiday.boxing', message: 'Boxing Day' },
  'eid-al-fitr': /*i18n*/ { id: 'holiday.eid-al-fitr', message: 'Eid al-Fitr' },
  'eid-al-adha': /*i18n*/ { id: 'holiday.eid-al-adha', message: 'Eid al-Adha' },
} as const;

/**
 * Eid days. The Rwanda Muslim Community announces them at short notice; these are estimates
 * (python-holidays 0.105), to be corrected here then.
 */
const eidDays: readonly (readonly [CalendarDay, 'eid-al-fitr' | 'eid-al-adha'])[] = [
  ['2026-03-20', 'eid-al-fitr'],
  ['2026-05-27', 'eid-al-adha'],
  ['2027-03-09', 'eid-al-fitr'],
  ['2027-03-10', 'eid-al-fitr'],
  ['2027-05-16', 'eid-al-adha'],
];

/**
 * The date of Easter Sunday by the anonymous Gregorian computus (Meeus, Astronomical Algorithms,
 * ch. 8).
 */
export function easterSunday(year: number): CalendarDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return dayOf(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}

const dayOf = (year: number, month: number, day: number): CalendarDay =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function firstFridayOfAugust(year: number): CalendarDay {
  const first = dayOf(year, 8, 1);
  return addDays(first, (5 - weekdayOf(first) + 7) % 7);
}

function calendarHolidays(year: number): [CalendarDay, keyof typeof names][] {
  const easter = easterSunday(year);
  return [
    [dayOf(year, 1, 1), 'new-year'],
    [dayOf(year, 1, 2), 'after-new-year'],
    [dayOf(year, 2, 1), 'heroes'],
    [addDays(easter, -2), 'good-friday'],
    [addDays(easter, 1), 'easter-monday'],
    [dayOf(year, 4, 7), 'memorial'],
    [dayOf(year, 5, 1), 'labour'],
    [dayOf(year, 7, 1), 'independence'],
    [dayOf(year, 7, 4), 'liberation'],
    [firstFridayOfAugust(year), 'umuganura'],
    [dayOf(year, 8, 15), 'assumption'],
    [dayOf(year, 12, 25), 'christmas'],
    [dayOf(year, 12, 26), 'boxing'],
  ];
}

const isWeekend = (day: CalendarDay) => weekdayOf(day) > 5;

/**
 * The holidays of a year as observed, in order. Presidential Order 54/01 of 24/02/2017: a holiday
 * on a weekend moves to the next working day, except 7 April; when both days of a weekend are
 * holidays, there is one substitute day for the two. The weekend days themselves are listed as
 * well.
 */
export function holidaysOf(year: number): readonly Holiday[] {
  const eids = eidDays.filter(([day]) => day.startsWith(`${year}-`));
  const dated = [...eids, ...calendarHolidays(year)];
  const observed = new Map<CalendarDay, keyof typeof names>(dated);
  for (const [day, name] of dated) {
    if (!isWeekend(day) || name === 'memorial') continue;
    // A Sunday after a holiday Saturday: the Saturday's substitute day covers both.
    if (weekdayOf(day) === 7 && dated.some(([other]) => other === addDays(day, -1))) continue;
    let next = addDays(day, 1);
    while (isWeekend(next) || observed.has(next)) next = addDays(next, 1);
    observed.set(next, name);
  }
  return [...observed]
    .map(([day, name]) => ({ day, name: names[name] }))
    .sort((a, b) => a.day.localeCompare(b.day));
}

const byYear = new Map<number, ReadonlyMap<CalendarDay, HolidayName>>();

/** The holiday on a day, or null. */
export function holidayOn(day: CalendarDay): HolidayName | null {
  const year = Number(day.slice(0, 4));
  let known = byYear.get(year);
  if (!known) {
    known = new Map(holidaysOf(year).map((holiday) => [holiday.day, holiday.name]));
    // Days within the horizon are normal; odd requests for distant years must not fill the cache.
    if (byYear.size > 10) byYear.clear();
    byYear.set(year, known);
  }
  return known.get(day) ?? null;
}
