import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import {
  type DayPart,
  helpLimits,
  partHours,
} from '@hafi/contract/volunteering/volunteering-terms';
import { invalidInput } from '../../platform/http/invalid-input.ts';

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/**
 * The earliest time somebody comes, and until when the request can be taken: from an exact time, or
 * a part of a day in Kigali.
 * @throws Problem invalid-input for a day in the past or too far ahead, a past part of today, and a
 * time outside its part of the day
 */
export function requestTime(
  wanted: { date: string; part: DayPart; time?: string | undefined },
  now: Date,
): { startsAt: Date; endsAt: Date } {
  const { date, part, time } = wanted;
  const today = dayInKigali(now);
  if (date < today) throw invalidInput('date', 'past-date');
  if (date > addDays(today, helpLimits.daysAhead)) throw invalidInput('date', 'invalid-choice');
  const [from, until] = partHours[part].map(clock) as [string, string];
  if (time !== undefined && (time < from || time >= until))
    throw invalidInput('time', 'invalid-choice');
  const endsAt = instantAt(date, time ?? until);
  if (endsAt <= now) throw invalidInput(time === undefined ? 'part' : 'time', 'past-part');
  return { startsAt: instantAt(date, time ?? from), endsAt };
}
