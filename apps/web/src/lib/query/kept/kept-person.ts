import { dayInMs } from '@hafi/base/time';

/** The database of what was last known of today (`kept-store.ts`). */
export const keptDatabase = 'hafi-today';
const place = 'kept-for';

/** Forgets what was kept of today, on whatever page: nothing else need be loaded for it. */
export function forgetKept(): void {
  try {
    if (localStorage.getItem(place) === null) return;
    localStorage.removeItem(place);
    indexedDB.deleteDatabase(keptDatabase);
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

/** Whose day is kept on this device; null when nobody's is. After a day without the server it goes. */
export function keptPerson(): string | null {
  try {
    const [person = null, at] = localStorage.getItem(place)?.split(' ') ?? [];
    if (person === null || Math.abs(Date.now() - Number(at)) <= dayInMs) return person;
    forgetKept();
  } catch {
    // Where storage is forbidden nothing was kept.
  }
  return null;
}

/** Notes that something of this person is kept from now on. False where the device keeps nothing. */
export function noteKeptPerson(person: string): boolean {
  try {
    localStorage.setItem(place, `${person} ${Date.now()}`);
    return typeof indexedDB !== 'undefined';
  } catch {
    return false;
  }
}
