import {
  addDays,
  dayInKigali,
  instantAt,
  isValidDay,
  isValidTime,
  timeInKigali,
} from '@hafi/base/kigali-time';
import { hourInMs } from '@hafi/base/time';
import { careAmendment, careEntry } from '@hafi/contract/caregivers/care.schemas';
import {
  type CareTask,
  type Condition,
  longestVisitHours,
} from '@hafi/contract/caregivers/care-terms';
import * as z from 'zod/mini';

/** A visit being logged; times are Kigali's. */
export interface VisitDraft {
  elderId: string;
  day: string;
  /** `HH:MM`. */
  arrivedAt: string;
  /** `HH:MM`; a time before the arrival means the next morning. */
  leftAt: string;
  tasks: CareTask[];
  condition: Condition | '';
  note: string;
}

/** The instants that the draft started with: unchanged times keep their seconds. */
export interface Exactly {
  readonly arrivedAt: Date | null;
  readonly leftAt: Date | null;
}

function instantOf(day: string, time: string, exactly: Date | null): Date | null {
  if (!isValidDay(day) || !isValidTime(time)) return null;
  const unchanged = exactly && dayInKigali(exactly) === day && timeInKigali(exactly) === time;
  return unchanged ? exactly : instantAt(day, time);
}

/** The end of a visit; past midnight if the visit then has a plausible length. */
function endOf({ day, leftAt }: VisitDraft, begin: Date | null, exactly: Date | null): Date | null {
  const sameDay = instantOf(day, leftAt, exactly);
  if (!begin || !sameDay || sameDay > begin) return sameDay;
  const next = instantOf(addDays(day, 1), leftAt, exactly);
  const long = next && next.getTime() - begin.getTime() > longestVisitHours * hourInMs;
  return long ? sameDay : next;
}

/** Converts a draft to the request: '' for a missing day or time, so that the schema reports it. */
export function saidOf(draft: VisitDraft, exactly: Exactly): z.input<typeof careAmendment> {
  const begin = instantOf(draft.day, draft.arrivedAt, exactly.arrivedAt);
  const end = endOf(draft, begin, exactly.leftAt);
  return {
    arrivedAt: begin?.toISOString() ?? '',
    leftAt: end?.toISOString() ?? '',
    tasks: draft.tasks,
    condition: draft.condition || null,
    note: draft.note.trim(),
  };
}

/** Validates a draft as the server does. */
export const draftSchema = (exactly: Exactly) =>
  z.pipe(
    z.transform((draft: VisitDraft) => saidOf(draft, exactly)),
    careAmendment,
  );

/** A complete log entry of a visit. */
export const entryOf = (
  draft: VisitDraft,
  exactly: Exactly,
  about: Pick<z.input<typeof careEntry>, 'id' | 'planned' | 'visitId'>,
) => careEntry.parse({ ...about, ...saidOf(draft, exactly) });

/** The initial times of a draft. */
export const timesOf = ({ arrivedAt, leftAt }: Exactly, now: Date) => ({
  day: dayInKigali(arrivedAt ?? now),
  arrivedAt: arrivedAt ? timeInKigali(arrivedAt) : '',
  leftAt: leftAt ? timeInKigali(leftAt) : '',
});
