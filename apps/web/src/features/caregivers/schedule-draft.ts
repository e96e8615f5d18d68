import { dayInKigali } from '@hafi/base/kigali-time';
import { visitScheduleInput } from '@hafi/contract/caregivers/care.schemas';
import type { CareTask } from '@hafi/contract/caregivers/care-terms';
import * as z from 'zod/mini';

/** A visit schedule being edited. */
export interface ScheduleDraft {
  caregiverId: string;
  startsOn: string;
  time: string;
  /** In minutes, as the select element holds them. */
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

/** Validates a draft as the server does; weekly visits need a weekday. */
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
