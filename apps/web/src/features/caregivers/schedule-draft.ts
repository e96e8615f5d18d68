import { dayInKigali } from '@hafi/base/kigali-time';
import { visitScheduleInput } from '@hafi/contract/caregivers/care.schemas';
import type { CareTask } from '@hafi/contract/caregivers/care-terms';
import * as z from 'zod/mini';

/** Visits as somebody plans them. */
export interface ScheduleDraft {
  caregiverId: string;
  startsOn: string;
  time: string;
  /** Minutes, as the list of choices has them. */
  minutes: string;
  repeat: 'once' | 'weekly';
  weekdays: number[];
  endsOn: string;
  tasks: CareTask[];
  note: string;
}

type ScheduleBody = z.input<typeof visitScheduleInput>;

export const emptySchedule = (caregiverId: string, now: Date): ScheduleDraft => ({
  caregiverId,
  startsOn: dayInKigali(now),
  time: '09:00',
  minutes: '60',
  repeat: 'once',
  weekdays: [],
  endsOn: '',
  tasks: [],
  note: '',
});

/** Checks a draft as the server will; weekly visits need a day of the week. */
export const scheduleSchema = z.pipe(
  z.pipe(
    z.custom<ScheduleDraft>().check(
      z.refine(({ repeat, weekdays }) => repeat === 'once' || weekdays.length > 0, {
        path: ['weekdays'],
        error: 'required',
      }),
    ),
    z.transform(
      ({ endsOn, minutes, note, repeat, weekdays, ...schedule }: ScheduleDraft): ScheduleBody => ({
        ...schedule,
        minutes: Number(minutes),
        note: note.trim(),
        weekdays: repeat === 'weekly' ? weekdays : [],
        endsOn: repeat === 'weekly' ? endsOn : null,
      }),
    ),
  ),
  visitScheduleInput,
);
