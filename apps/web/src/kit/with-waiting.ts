/**
 * A thing as this device shows it; `waiting` when some of its changes have not reached the server.
 */
export type Shown<T> = T & { readonly waiting: boolean };

/** How to apply waiting outbox entries to the server's data (an optimistic update). */
export interface Laying<T, E> {
  /** Whether an entry is about this thing. */
  readonly isAbout: (thing: T, entry: E) => boolean;
  /** The thing with the entry's change applied. */
  readonly changed: (thing: T, entry: E) => T;
  /** The new thing that the entry creates; null when it does not belong in this list. */
  readonly added: (entry: E) => T | null;
}

/**
 * Applies waiting outbox entries to the server's list, in the order in which they were made. Things
 * that only this device knows come last.
 */
export function withWaiting<T, E>(
  known: readonly T[],
  waiting: readonly E[],
  { added, changed, isAbout }: Laying<T, E>,
): Shown<T>[] {
  const shown = known.map((thing): Shown<T> => ({ ...thing, waiting: false }));
  for (const entry of waiting) {
    const position = shown.findIndex((thing) => isAbout(thing, entry));
    const thing = shown[position];
    const next = thing ? changed(thing, entry) : added(entry);
    if (next)
      shown.splice(thing ? position : shown.length, thing ? 1 : 0, { ...next, waiting: true });
  }
  return shown;
}
