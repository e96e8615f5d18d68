import {
  addDays,
  dayInKigali,
  instantAt,
  isCalendarDay,
  timeInKigali,
} from '@hafi/base/kigali-time';
import { newHelpRequest } from '@hafi/contract/volunteering/volunteering.schemas';
import {
  type DayPart,
  dayParts,
  helpMinutes,
  partHours,
} from '@hafi/contract/volunteering/volunteering-terms';
import * as z from 'zod/mini';
import { halfHoursBetween } from '../../kit/half-hours.ts';
import type { HelpWish } from './volunteering.queries.ts';

/** The value for choosing a day in the calendar instead of one of the next days. */
export const otherDay = 'other';

/** The values of the form. */
export interface AskValues {
  kind: string;
  /** A day, or {@link otherDay}. */
  choice: string;
  /** The day from the calendar. */
  date: string;
  part: string;
  /** '' means any time of the part of the day. */
  time: string;
  minutes: string;
  note: string;
}

export const emptyAsk: AskValues = {
  kind: '',
  choice: '',
  date: '',
  part: '',
  time: '',
  minutes: '60',
  note: '',
};

/** The schema of the form; only the server checks which times have passed. */
export const askSchema = z
  .object({
    kind: newHelpRequest.shape.kind,
    choice: z.string().check(z.minLength(1, { error: 'required' })),
    date: z.string(),
    part: newHelpRequest.shape.part,
    time: z.string(),
    minutes: z.string(),
    note: newHelpRequest.shape.note,
  })
  .check(
    z.refine(({ choice, date }) => choice !== otherDay || isCalendarDay(date), {
      path: ['date'],
      error: 'invalid-date',
    }),
  );

/** Converts the form's values to the request. */
export function toWish(values: AskValues, elderId: string): HelpWish {
  const { choice, date, kind, minutes, note, part, time } = values;
  return {
    kind: kind as HelpWish['kind'],
    part: part as DayPart,
    date: choice === otherDay ? date : choice,
    ...(time ? { time } : {}),
    minutes: helpMinutes.find((each) => String(each) === minutes) ?? 60,
    note,
    elderId,
  };
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Start and end of a part of the day. */
export const spanOf = (part: DayPart): string => partHours[part].map(clock).join('–');

/** The parts of a day that have not passed. */
export const partsLeft = (date: string, now: Date): DayPart[] =>
  dayParts.filter(
    (part) => date !== dayInKigali(now) || instantAt(date, clock(partHours[part][1])) > now,
  );

/** The next days on which there is time left, today first. */
export function nextDays(now: Date, count: number): string[] {
  const today = dayInKigali(now);
  const days = Array.from({ length: count + 1 }, (_, index) => addDays(today, index));
  return days.filter((day) => partsLeft(day, now).length > 0).slice(0, count);
}

/** The half hours of a part of a day that have not passed. */
export function timesOf(part: string, date: string, now: Date): string[] {
  const known = dayParts.find((each) => each === part);
  if (!known) return [];
  const [from, until] = partHours[known];
  const times = halfHoursBetween(from, until);
  return date === dayInKigali(now) ? times.filter((time) => time > timeInKigali(now)) : times;
}
