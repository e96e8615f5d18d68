import { dayInKigali } from '@hafi/base/kigali-time';
import { carePlanInput } from '@hafi/contract/caregivers/care.schemas';
import type { CareTask } from '@hafi/contract/caregivers/care-terms';
import * as z from 'zod/mini';

/** Visits as somebody plans them. */
export interface PlanDraft {
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

type PlanBody = z.input<typeof carePlanInput>;

export const emptyPlan = (caregiverId: string, now: Date): PlanDraft => ({
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
export const planSchema = z.pipe(
  z.pipe(
    z.custom<PlanDraft>().check(
      z.refine(({ repeat, weekdays }) => repeat === 'once' || weekdays.length > 0, {
        path: ['weekdays'],
        error: 'required',
      }),
    ),
    z.transform(
      ({ endsOn, minutes, note, repeat, weekdays, ...plan }: PlanDraft): PlanBody => ({
        ...plan,
        minutes: Number(minutes),
        note: note.trim(),
        weekdays: repeat === 'weekly' ? weekdays : [],
        endsOn: repeat === 'weekly' ? endsOn : null,
      }),
    ),
  ),
  carePlanInput,
);
