import { useEffect, useRef, useState } from 'react';

/** Debounce delay for typed input, in milliseconds. */
const typingPause = 300;

/** The debounced value: follows `value` once it has not changed for {@link typingPause}. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const wait = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(wait);
  }, [value]);
  return settled;
}

/**
 * A debounced call: `soon` acts on the last value after a pause, `now` acts at once. A pending call
 * is dropped when the component unmounts.
 */
export function useDebouncedCall<T>(act: (value: T) => void) {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    soon: (value: T): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(value), typingPause);
    },
    now: (value: T): void => {
      clearTimeout(timer.current);
      latest.current(value);
    },
  };
}
