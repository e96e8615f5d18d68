import { addDays, instantAt, isValidTime } from '@hafi/base/kigali-time';
import { hourInMs, minuteInMs } from '@hafi/base/time';
import { longestVisitHours } from '@hafi/contract/caregivers/care-terms';
import type { SheetDraft } from './sheet-draft.ts';

/** The times of a visit that are known without asking. */
export interface KnownTimes {
  readonly day: string;
  /** The arrival that was pressed. */
  readonly arrivedAt: string | null;
  readonly endsAt: string | null;
}

/** After this time beyond its end, a press of Done no longer says when the caregiver left. */
const lateMinutes = 60;
/** The end of a visit that was not scheduled, in hours after the arrival. */
const usualHours = 3;

/** Whether the caregiver must say when they left, because the press of Done is too late to tell. */
export function isLate({ arrivedAt, endsAt }: KnownTimes, now: Date): boolean {
  const scheduled = endsAt ? Date.parse(endsAt) : 0;
  const usual = arrivedAt ? Date.parse(arrivedAt) + usualHours * hourInMs : 0;
  const end = Math.max(scheduled, arrivedAt && !endsAt ? usual : 0);
  return now.getTime() > end + lateMinutes * minuteInMs;
}

/** What is wrong with a time. */
export interface TimeFault {
  readonly field: 'arrivedAt' | 'leftAt';
  readonly code: 'invalid-moment' | 'future-moment' | 'ends-before-start';
}

/** Start and end of the visit, from what was pressed or typed; or what is wrong. */
export function timesOf(
  draft: Pick<SheetDraft, 'arrivedAt' | 'leftAt'>,
  known: KnownTimes,
  now: Date,
): { arrivedAt: string; leftAt: string } | { faults: TimeFault[] } {
  const typed = (time: string) => (isValidTime(time) ? instantAt(known.day, time) : null);
  const pressed = known.arrivedAt ? new Date(known.arrivedAt) : null;
  const begin = draft.arrivedAt ? typed(draft.arrivedAt) : pressed;
  if (!begin) return { faults: [{ field: 'arrivedAt', code: 'invalid-moment' }] };
  if (begin > now) return { faults: [{ field: 'arrivedAt', code: 'future-moment' }] };
  const mustSay = isLate(known, now);
  let end = draft.leftAt ? typed(draft.leftAt) : mustSay ? null : now;
  if (!end) return { faults: [{ field: 'leftAt', code: 'invalid-moment' }] };
  // A visit may end after midnight.
  if (end <= begin && draft.leftAt) {
    const next = instantAt(addDays(known.day, 1), draft.leftAt);
    const long = next.getTime() - begin.getTime() > longestVisitHours * hourInMs;
    if (!long && next <= now) end = next;
  }
  if (end > now) return { faults: [{ field: 'leftAt', code: 'future-moment' }] };
  if (end <= begin) return { faults: [{ field: 'leftAt', code: 'ends-before-start' }] };
  return { arrivedAt: begin.toISOString(), leftAt: end.toISOString() };
}
