/** `local` stays on this device; `session` lasts until the tab is closed or its person signs out. */
type Place = 'local' | 'session';

// Merely naming a storage throws where the browser forbids it, and where there is no browser.
const storageOf = (place: Place) => (place === 'local' ? localStorage : sessionStorage);

/** Reads a stored JSON value; null when there is none, or when storage is forbidden. */
export function readStored<T>(place: Place, key: string): T | null {
  try {
    return JSON.parse(storageOf(place).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Stores a value as JSON; null deletes it. Returns false when storage is full or forbidden: the app
 * works without.
 */
export function store(place: Place, key: string, value: unknown): boolean {
  try {
    if (value === null) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Deletes everything that is stored until the tab is closed. */
export function clearSessionStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing is stored there.
  }
}
