import { dayInMs } from '@hafi/base/time';
import { isStored, readStored, store } from '../../device-storage.ts';

/** Name of the IndexedDB database of today's data (`kept-store.ts`). */
export const keptDatabase = 'hafi-today';
const mark = 'kept-for';

interface KeptFor {
  /** An account id. */
  readonly person: string;
  /** When the server last answered it, in Unix milliseconds by the device's clock. */
  readonly at: number;
}

/** Name of the stored people to call (`kept-calls.ts`). */
export const callsMark = 'people-to-call';

function forgetToday(): void {
  // A mark that this version cannot read is a reason to delete, too.
  if (!isStored('local', mark)) return;
  store('local', mark, null);
  indexedDB.deleteDatabase(keptDatabase);
}

/**
 * Deletes what is stored of everybody but this person, or of everybody: today's data and the people
 * to call. Works on any page without loading anything else.
 */
export function forgetKept(but?: string): void {
  if (!but || keptPerson() !== but) forgetToday();
  if (readStored<KeptFor>('local', callsMark)?.person !== but) store('local', callsMark, null);
}

/**
 * The account id whose data is stored on this device, or null. Expires after a day without the
 * server.
 */
export function keptPerson(): string | null {
  const kept = readStored<KeptFor>('local', mark);
  // A phone whose battery was out begins at a day long past: it is theirs all the same.
  if (kept && Date.now() - kept.at <= dayInMs) return kept.person;
  forgetToday();
  return null;
}

/** Records whose data is stored from now on. Returns false where the device stores nothing. */
export function noteKeptPerson(person: string): boolean {
  const keptFor: KeptFor = { person, at: Date.now() };
  return typeof indexedDB !== 'undefined' && store('local', mark, keptFor);
}
