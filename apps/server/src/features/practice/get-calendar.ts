import { addDays, daysBetween, instantAt, isValidDay, weekdayOf } from '@hafi/base/kigali-time';
import type { CalendarDay, PracticeCalendar } from '@hafi/contract/practice/practice.schemas';
import { mostCalendarDays } from '@hafi/contract/practice/practice.schemas';
import type { Caller } from '../../platform/auth/principal.ts';
import { invalidInput } from '../../platform/http/invalid-input.ts';
import type { Platform } from '../../platform/platform.ts';
import { bookingsOfDoctor, countAcceptedFrom } from '../bookings/bookings.public.ts';
import {
  type BlockRow,
  type DayOffRow,
  type DoctorRow,
  findBlocks,
  findDaysOff,
  findDoctorByPerson,
  holidayOn,
} from '../doctors/doctors.public.ts';
import { presentBlock } from './practice.presenter.ts';

type Reader = Pick<Caller, 'locale' | 'personId'>;

/**
 * The doctor's days between two, both inclusive: hours, holidays, days off, blocks and the
 * appointments that are not cancelled. Without hours and appointments before the profile is filled
 * in.
 * @throws Problem invalid-input when the days are in the wrong order or too many
 */
export async function getCalendar(
  platform: Platform,
  caller: Reader,
  days: { from: string; to: string },
): Promise<PracticeCalendar> {
  const { from, to } = days;
  checkSpan(from, to);
  const { db } = platform;
  const doctor = await findDoctorByPerson(db, caller.personId);
  if (!doctor) {
    const none = { workingHours: [], daysOff: [], blocks: [] };
    return { days: daysOf(platform, caller, days, none), bookings: [], later: 0 };
  }
  const { id, workingHours } = doctor;
  const daysOff = await findDaysOff(db, id, from);
  const blocks = await findBlocks(db, id, days);
  const before = instantAt(addDays(to, 1), '00:00');
  const start = instantAt(from, '00:00');
  const held = await bookingsOfDoctor(platform, caller, { doctorId: id, from: start, before });
  return {
    days: daysOf(platform, caller, days, { workingHours, daysOff, blocks }),
    bookings: held.filter(({ status }) => status !== 'cancelled'),
    later: await countAcceptedFrom(db, id, before),
  };
}

interface Kept {
  readonly workingHours: DoctorRow['workingHours'];
  readonly daysOff: readonly DayOffRow[];
  readonly blocks: readonly BlockRow[];
}

function daysOf(
  { translate }: Platform,
  { locale }: Reader,
  { from, to }: { from: string; to: string },
  { workingHours, daysOff, blocks }: Kept,
): CalendarDay[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, ahead) => {
    const date = addDays(from, ahead);
    const holiday = holidayOn(date);
    const off = daysOff.find((each) => each.from <= date && date <= each.to);
    const spells = workingHours
      .filter(({ weekday }) => weekday === weekdayOf(date))
      .map(({ start, end }) => ({ start, end }));
    return {
      date,
      spells,
      closed: closedBy({ holiday, off, works: spells.length > 0 }),
      holiday: holiday && translate(locale, holiday),
      reason: off?.reason ?? null,
      blocks: blocks.filter((block) => block.date === date).map(presentBlock),
    };
  });
}

/** Why a day is closed; what the doctor took off themselves says more than what is so anyway. */
function closedBy(day: { holiday: object | null; off: object | undefined; works: boolean }) {
  if (day.off) return 'day-off';
  if (day.holiday) return 'holiday';
  return day.works ? null : 'not-working';
}

function checkSpan(from: string, to: string): void {
  const refuse = (path: string, code: string, values = {}) => {
    throw invalidInput(path, code, values);
  };
  // Refuses distant days, whose end would exceed the range of Date.
  for (const [path, day] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (!isValidDay(day) || day > '2999-12-31') refuse(path, 'invalid-date');
  }
  if (to < from) refuse('to', 'too-small', { minimum: from });
  if (daysBetween(from, to) >= mostCalendarDays) {
    refuse('to', 'too-big', { maximum: addDays(from, mostCalendarDays - 1) });
  }
}
