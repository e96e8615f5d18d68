/**
 * A thing as this device shows it; `waiting` when some of its changes have not reached the server.
 */
export type Shown<T> = T & { readonly waiting: boolean };

/** An outbox entry: without `sentAt` it waits; otherwise no answer contains it yet. */
interface Entered {
  readonly sentAt?: number | undefined;
}

/** How to apply outbox entries to the server's data (an optimistic update). */
export interface OptimisticOverlay<T, E> {
  /** Whether an entry is about this thing. */
  readonly isAbout: (thing: T, entry: E) => boolean;
  /** The thing with the entry's change applied. */
  readonly changed: (thing: T, entry: E) => T;
  /** The new thing that the entry creates; null when it does not belong in this list. */
  readonly added: (entry: E) => T | null;
}

/**
 * Applies outbox entries to the server's list, which cannot contain them, in the order in which they
 * were made. Things that only this device knows come last.
 */
export function withOptimistic<T, E extends Entered>(
  known: readonly T[],
  entries: readonly E[],
  { added, changed, isAbout }: OptimisticOverlay<T, E>,
): Shown<T>[] {
  const shown = known.map((thing): Shown<T> => ({ ...thing, waiting: false }));
  for (const entry of entries) {
    const position = shown.findIndex((thing) => isAbout(thing, entry));
    const thing = shown[position];
    const next = thing ? changed(thing, entry) : added(entry);
    const waiting = entry.sentAt === undefined;
    if (next) shown.splice(thing ? position : shown.length, thing ? 1 : 0, { ...next, waiting });
  }
  return shown;
}
