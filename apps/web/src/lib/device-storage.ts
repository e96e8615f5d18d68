/** `local` stays on this device; `session` lasts until the tab is closed or its person signs out. */
type Area = 'local' | 'session';

// Merely naming a storage throws where the browser forbids it, and where there is no browser.
const storageOf = (area: Area) => (area === 'local' ? localStorage : sessionStorage);

/** Reads a stored JSON value; null when there is none, or when storage is forbidden. */
export function readStored<T>(area: Area, key: string): T | null {
  try {
    return JSON.parse(storageOf(area).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether anything is stored, also what cannot be read; false when storage is forbidden. */
export function isStored(area: Area, key: string): boolean {
  try {
    return storageOf(area).getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * Stores a value as JSON; null deletes it. Returns false when storage is full or forbidden: the app
 * works without.
 */
export function store(area: Area, key: string, value: unknown): boolean {
  try {
    if (value === null) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The stored names that begin so; none when storage is forbidden. */
export function storedNames(area: Area, beginning: string): string[] {
  try {
    return Object.keys(storageOf(area)).filter((name) => name.startsWith(beginning));
  } catch {
    return [];
  }
}

const asideOf = (person: string) => `aside-of-${person}`;

/**
 * Puts aside what is stored of one person until the tab is closed, and gives another back what was put
 * aside of them.
 */
export function handOver(from: string, to: string): void {
  try {
    const isAside = (name: string) => name.startsWith(asideOf(''));
    const before = Object.entries<string>({ ...sessionStorage });
    const back = JSON.parse(sessionStorage.getItem(asideOf(to)) ?? '{}') as Record<string, string>;
    sessionStorage.clear();
    for (const [name, value] of before) if (isAside(name)) sessionStorage.setItem(name, value);
    sessionStorage.removeItem(asideOf(to));
    const own = Object.fromEntries(before.filter(([name]) => !isAside(name)));
    sessionStorage.setItem(asideOf(from), JSON.stringify(own));
    for (const [name, value] of Object.entries(back)) sessionStorage.setItem(name, value);
  } catch {
    clearSessionStorage();
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
