import { useSyncExternalStore } from 'react';

const second = 1000;
const minute = 60 * second;

let now = Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const untilNext = () => minute - (Date.now() % minute);

/** Tells the moment now, and again when the next minute begins. */
function tick(): void {
  now = Date.now();
  clearTimeout(timer);
  timer = setTimeout(tick, untilNext());
  for (const listener of listeners) listener();
}

/** Timers of a page that nobody sees stand still. */
function onReturn(): void {
  if (!document.hidden) tick();
}

/** The moment that all screens are told; while none listens nobody has kept it. */
function known(): number {
  if (listeners.size === 0 && Math.abs(Date.now() - now) >= second) now = Date.now();
  return now;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', onReturn);
    timer = setTimeout(tick, untilNext());
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', onReturn);
    clearTimeout(timer);
  };
}

/** Now, by the device's clock; told again at each minute, so that what is said of time stays true. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, known, known));
}
