import { dayInMs } from '@hafi/base/time';

/** Name of the IndexedDB database of today's data (`kept-store.ts`). */
export const keptDatabase = 'hafi-today';
const place = 'kept-for';

/** Deletes today's stored data; works on any page without loading anything else. */
export function forgetKept(): void {
  try {
    if (localStorage.getItem(place) === null) return;
    localStorage.removeItem(place);
    indexedDB.deleteDatabase(keptDatabase);
  } catch {
    // Without storage nothing was kept.
  }
}

/**
 * The account id whose data is stored on this device, or null. Expires after a day without the
 * server.
 */
export function keptPerson(): string | null {
  try {
    const [person = null, at] = localStorage.getItem(place)?.split(' ') ?? [];
    if (person === null || Math.abs(Date.now() - Number(at)) <= dayInMs) return person;
    forgetKept();
  } catch {
    // Without storage nothing was kept.
  }
  return null;
}

/** Records whose data is stored from now on. Returns false where the device stores nothing. */
export function noteKeptPerson(person: string): boolean {
  try {
    localStorage.setItem(place, `${person} ${Date.now()}`);
    return typeof indexedDB !== 'undefined';
  } catch {
    return false;
  }
}
