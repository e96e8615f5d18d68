/** A thing as this device knows it: `waiting` where the server has not been told all of it yet. */
export type Shown<T> = T & { readonly waiting: boolean };

/** How what waits is laid over what the server knows. */
export interface Laying<T, E> {
  /** Whether an entry is about this thing. */
  readonly isAbout: (thing: T, entry: E) => boolean;
  /** The thing as the entry says that it is. */
  readonly changed: (thing: T, entry: E) => T;
  /** The thing of an entry about which the server knows nothing yet; null when it is not shown here. */
  readonly added: (entry: E) => T | null;
}

/**
 * What the server knows with what waits in the outbox laid over it, in the order in which it was
 * entered; things that only this device knows come last.
 */
export function withWaiting<T, E>(
  known: readonly T[],
  waiting: readonly E[],
  { added, changed, isAbout }: Laying<T, E>,
): Shown<T>[] {
  const shown = known.map((thing): Shown<T> => ({ ...thing, waiting: false }));
  for (const entry of waiting) {
    const place = shown.findIndex((thing) => isAbout(thing, entry));
    const thing = shown[place];
    const next = thing ? changed(thing, entry) : added(entry);
    if (next) shown.splice(thing ? place : shown.length, thing ? 1 : 0, { ...next, waiting: true });
  }
  return shown;
}
