import { minuteInMs } from '@hafi/base/time';
import { useSyncExternalStore } from 'react';
import { clockNow, onCorrection } from './server-clock.ts';

const second = 1_000;

/** One timer for all screens with the same interval. */
interface Ticker {
  readonly subscribe: (listener: () => void) => () => void;
  readonly known: () => number;
}

function createTicker(every: number): Ticker {
  let now = clockNow().getTime();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unhear: (() => void) | undefined;
  const listeners = new Set<() => void>();
  const untilNext = () => every - (clockNow().getTime() % every);

  const tick = () => {
    now = clockNow().getTime();
    clearTimeout(timer);
    timer = setTimeout(tick, untilNext());
    for (const listener of listeners) listener();
  };
  /** Timers of hidden pages are throttled, so the time is updated when the page becomes visible. */
  const onReturn = () => {
    if (!document.hidden) tick();
  };
  return {
    subscribe: (listener) => {
      if (listeners.size === 0) {
        document.addEventListener('visibilitychange', onReturn);
        unhear = onCorrection(tick);
        timer = setTimeout(tick, untilNext());
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        document.removeEventListener('visibilitychange', onReturn);
        unhear?.();
        clearTimeout(timer);
      };
    },
    /** The instant that all screens show; recomputed when nobody has been listening. */
    known: () => {
      const current = clockNow().getTime();
      if (listeners.size === 0 && Math.abs(current - now) >= second) now = current;
      return now;
    },
  };
}

const tickers = new Map<number, Ticker>();

function tickerOf(every: number): Ticker {
  const ticker = tickers.get(every) ?? createTicker(every);
  tickers.set(every, ticker);
  return ticker;
}

/**
 * The current time by the server's clock; re-renders at each multiple of `every` milliseconds
 * (default: a minute), so that relative times stay true.
 */
export function useNow(every: number = minuteInMs): Date {
  const { known, subscribe } = tickerOf(every);
  return new Date(useSyncExternalStore(subscribe, known, known));
}
