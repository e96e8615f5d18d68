import { useEffect, useRef, useState } from 'react';

/** How long typing must pause before what was typed is asked for, in milliseconds. */
const typingPause = 300;

/** A value that follows another one once that has stood still for a moment. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const wait = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(wait);
  }, [value]);
  return settled;
}

/**
 * Acts on the last value given `soon`, once no other has come for a moment, or on one given `now`.
 * What still waits when the screen goes is not done.
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
