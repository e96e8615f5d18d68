import type { HelpState } from '@hafi/contract/volunteering/volunteering-terms';
import type { HelpRequestRow } from './volunteering.repo.ts';

/** How somebody stands to a request: as its elder's side, as the volunteer who took it, not at all. */
export type Side = 'elder' | 'volunteer' | null;

/**
 * The side of a person; `kept` are the elders whose bookings they keep. Whoever took it is the
 * volunteer and nothing else: nobody confirms or rates their own help.
 */
export function sideOf(
  { elderId, takenBy }: Pick<HelpRequestRow, 'elderId' | 'takenBy'>,
  personId: string,
  kept: ReadonlySet<string>,
): Side {
  if (takenBy === personId) return 'volunteer';
  return elderId === personId || kept.has(elderId) ? 'elder' : null;
}

type Row = Pick<HelpRequestRow, 'endsAt' | 'stars' | 'state'>;

/** Where it stands now: what nobody took in its time has lapsed, also before that is written down. */
export const stateAt = ({ endsAt, state }: Row, now: Date): HelpState =>
  state === 'open' && endsAt <= now ? 'lapsed' : state;

/** Somebody has taken it on, and it is not done: both know how to reach each other. */
export const isUnderWay = ({ state }: Pick<Row, 'state'>): boolean =>
  state === 'accepted' || state === 'to-confirm';

export const mayTake = (row: Row, now: Date): boolean => stateAt(row, now) === 'open';

export const mayCancel = (row: Row, side: Side, now: Date): boolean =>
  side === 'elder' && ['open', 'accepted'].includes(stateAt(row, now));

export const mayConfirm = (row: Row, side: Side): boolean => side === 'elder' && isUnderWay(row);

export const mayRate = ({ state, stars }: Row, side: Side): boolean =>
  side === 'elder' && state === 'done' && stars === null;

/** The volunteer who has promised it may give it back, or say that it is done. */
export const holdsPromise = ({ state }: Row, side: Side): boolean =>
  side === 'volunteer' && state === 'accepted';
