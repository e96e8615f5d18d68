import { dayInKigali, instantAt } from '@hafi/base/kigali-time';
import type { Glance } from '@hafi/contract/alerts/glance.schemas';
import { checkInBy } from '@hafi/contract/checkins/checkin.schemas';

/**
 * The state of an elder in the family's list, the worst first: `urgent`; `silent`, no sign of life
 * of today although the morning is over; `look`; `early`, none yet this morning; `new`, none ever;
 * `untold`, who is notified of alerts only, or of nothing; `well`.
 */
export const lineStates = ['urgent', 'silent', 'look', 'early', 'new', 'untold', 'well'] as const;
export type LineState = (typeof lineStates)[number];

/** The states in which somebody should look or call. */
const needy: readonly LineState[] = ['urgent', 'silent', 'look'];

export const needsYou = (state: LineState): boolean => needy.includes(state);

/** Whether the hour of a word is over: that of the plan, never in a pause, otherwise noon. */
function isSilent(checkIn: Glance['checkIn'], today: string, now: Date): boolean {
  if (checkIn?.pausedUntil && checkIn.pausedUntil >= today) return false;
  const planned = checkIn?.expectedAt ? new Date(checkIn.expectedAt) : null;
  // The answer may be of yesterday.
  const isOfToday = planned !== null && dayInKigali(planned) === today;
  return now >= (isOfToday ? planned : instantAt(today, checkInBy));
}

/**
 * The check-in that was told as late, where nothing graver stands: it outranks a reading to watch,
 * which may be of yesterday.
 */
export function lateFirst({ checkIn, standing }: Pick<Glance, 'checkIn' | 'standing'>) {
  const late = checkIn?.late;
  return late?.toldAt && standing[0]?.level !== 'urgent' ? late : null;
}

/**
 * The state of an elder at this moment. What the server called well yesterday is not well today:
 * without network, or on a page left open overnight, the answer may be that old.
 */
export function lineStateOf(
  { checkIn, lastHeard, wellBeing }: Pick<Glance, 'checkIn' | 'lastHeard' | 'wellBeing'>,
  now: Date,
): LineState {
  if (wellBeing === null) return 'untold';
  if (wellBeing === 'unheard') return 'silent';
  const today = dayInKigali(now);
  const isOfToday = lastHeard !== null && dayInKigali(new Date(lastHeard.at)) === today;
  if (wellBeing === 'quiet' || (wellBeing === 'well' && !isOfToday)) {
    return isSilent(checkIn, today, now) ? 'silent' : 'early';
  }
  return wellBeing;
}
