import { useSyncExternalStore } from 'react';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { readStored, store } from '../../../lib/device-storage.ts';
import { onForget } from '../../../lib/session.ts';

/** A live location that this device shares. */
export interface LivePlace {
  /** The id of its message. */
  readonly id: string;
  readonly until: string;
}

/** Why those who look see nothing new; null while they do. */
export type LiveFault = 'denied' | 'lost' | 'unsent' | null;

// Of the tab: another person on this device, or another day, shares nothing by it.
const key = 'live-places';
const none: readonly LivePlace[] = [];
const listeners = new Set<() => void>();
let places: readonly LivePlace[] | null = null;
let fault: LiveFault = null;

function changed(): void {
  for (const listener of listeners) listener();
}

// Read again from what the tab holds of who comes next.
onForget(() => {
  places = null;
  fault = null;
  changed();
});

function write(next: readonly LivePlace[]): void {
  places = next;
  store('session', key, next.length > 0 ? next : null);
  changed();
}

const isOn = ({ until }: LivePlace) => Date.parse(until) > clockNow().getTime();

/** What this device shares now. */
export function livePlaces(): readonly LivePlace[] {
  places ??= readStored<readonly LivePlace[]>('session', key) ?? none;
  return places;
}

/** Has this device send where it is, as long as the message is live. */
export function beginLivePlace(place: LivePlace): void {
  write([...livePlaces().filter(({ id }) => id !== place.id), place]);
}

/** Has this device send nothing more for a message. */
export function endLivePlace(id: string): void {
  if (livePlaces().some((place) => place.id === id))
    write(livePlaces().filter((place) => place.id !== id));
}

/** Ends what is over. */
export function endOverPlaces(): void {
  if (!livePlaces().every(isOn)) write(livePlaces().filter(isOn));
}

/** Notes why nothing new is sent. */
export function noteLiveFault(next: LiveFault): void {
  if (fault === next) return;
  fault = next;
  changed();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLivePlaces = (): readonly LivePlace[] =>
  useSyncExternalStore(subscribe, livePlaces);

/** Why those who look at what this device shares see nothing new. */
export const useLiveFault = (): LiveFault => useSyncExternalStore(subscribe, () => fault);
