import {
  addDays,
  type CalendarDay,
  dayInKigali,
  spanOfDay,
  weekdayOf,
} from '@hafi/base/kigali-time';
import { holidayOn } from '../../doctors/doctors.public.ts';

const isBusinessDay = (day: CalendarDay): boolean => weekdayOf(day) < 6 && holidayOn(day) === null;

/** So many days on which banks work a transfer takes at most, as payers are notified. */
const transferDays = 3;

/** When a transfer that is made now is usually here: the end of the third business day after today. */
export function transferUsuallyBy(now: Date): Date {
  let day = dayInKigali(now);
  for (let left = transferDays; left > 0; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return spanOfDay(day).before;
}

/** The next day on which banks work. */
export function nextBusinessDay(after: CalendarDay): CalendarDay {
  let day = addDays(after, 1);
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return day;
}
