import type { HelpState } from '@hafi/contract/volunteering/volunteering-terms';
import type { HelpRequestRow } from './volunteering.repo.ts';

/** A person's side of a request: the elder's, the volunteer who took it, or none. */
export type Side = 'elder' | 'volunteer' | null;

/**
 * A person's side; `kept` are the elders whose bookings they keep. Who took it is only the
 * volunteer, so that nobody confirms or rates their own help.
 */
export function sideOf(
  { elderId, takenBy }: Pick<HelpRequestRow, 'elderId' | 'takenBy'>,
  personId: string,
  kept: ReadonlySet<string>,
): Side {
  if (takenBy === personId) return 'volunteer';
  return elderId === personId || kept.has(elderId) ? 'elder' : null;
}

type Row = Pick<HelpRequestRow, 'endsAt' | 'stars' | 'startsAt' | 'state'>;

/** The current state: a request that nobody took in time has lapsed, even before this is stored. */
export const stateAt = ({ endsAt, state }: Row, now: Date): HelpState =>
  state === 'open' && endsAt <= now ? 'lapsed' : state;

/**
 * Whether a volunteer has taken it and it is not done: both sides then see each other's contact.
 */
export const isUnderWay = ({ state }: Pick<Row, 'state'>): boolean =>
  state === 'accepted' || state === 'to-confirm';

export const mayTake = (row: Row, now: Date): boolean => stateAt(row, now) === 'open';

export const mayCancel = (row: Row, side: Side, now: Date): boolean =>
  side === 'elder' && ['open', 'accepted'].includes(stateAt(row, now));

/** Whether the elder's side may say that this volunteer should not come. */
export const mayDecline = ({ state }: Row, side: Side): boolean =>
  side === 'elder' && state === 'accepted';

/** Whether its time has begun: nobody can say before that it is done. */
const hasBegun = ({ startsAt }: Row, now: Date): boolean => startsAt <= now;

export const mayConfirm = (row: Row, side: Side, now: Date): boolean =>
  side === 'elder' && isUnderWay(row) && hasBegun(row, now);

export const mayRate = ({ state, stars }: Row, side: Side): boolean =>
  side === 'elder' && state === 'done' && stars === null;

/** Whether the volunteer may give it back. */
export const holdsPromise = ({ state }: Row, side: Side): boolean =>
  side === 'volunteer' && state === 'accepted';

/** Whether the volunteer may report it done. */
export const mayReportDone = (row: Row, side: Side, now: Date): boolean =>
  holdsPromise(row, side) && hasBegun(row, now);
