import { addDays } from '@hafi/base/kigali-time';
import { readStored, store, storedNames } from '../../../lib/device-storage.ts';
import { emptyDraft, type SheetDraft } from './sheet-draft.ts';

/**
 * Sheets lie on the device like what waits in the outbox: each for its owner, also when they are
 * signed out meanwhile, because a visit lasts longer than a session may.
 */
const beginning = 'visit-sheet:';
/** How many days a sheet that nobody finished stays. */
const keptDays = 7;

/** Whose sheet, and of which visit and day. */
export interface SheetOf {
  readonly person: string;
  readonly id: string;
  readonly day: string;
}

const nameOf = ({ day, id, person }: SheetOf) => `${beginning}${day}:${person}:${id}`;

/** The sheet as it was left, or an empty one. */
export const readSheet = (of: SheetOf): SheetDraft => ({
  ...emptyDraft(),
  ...readStored<Partial<SheetDraft>>('local', nameOf(of)),
});

/** Returns false when the device keeps nothing. */
export const keepSheet = (of: SheetOf, draft: SheetDraft): boolean =>
  store('local', nameOf(of), draft);

export const dropSheet = (of: SheetOf): boolean => store('local', nameOf(of), null);

/** Deletes everybody's old sheets. */
export function sweepSheets(today: string): void {
  const oldest = `${beginning}${addDays(today, -keptDays)}`;
  for (const name of storedNames('local', beginning)) if (name < oldest) store('local', name, null);
}
