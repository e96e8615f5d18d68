import { minuteInMs } from '@hafi/base/time';
import { useSyncExternalStore } from 'react';
import { clockNow, onCorrection } from './server-clock.ts';

const second = 1_000;

/** One clock for all screens that are told of the time equally often. */
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
  /** Timers of a page that nobody sees stand still. */
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
    /** The moment that all screens are told; while none listens nobody has kept it. */
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
 * Now, by the server's clock; told again each time that so many milliseconds begin (a minute when
 * not said), so that what is said of time stays true.
 */
export function useNow(every: number = minuteInMs): Date {
  const { known, subscribe } = tickerOf(every);
  return new Date(useSyncExternalStore(subscribe, known, known));
}
