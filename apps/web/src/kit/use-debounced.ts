import { useEffect, useRef, useState } from 'react';

/** Debounce delay for typed input, in milliseconds. */
const typingPause = 300;

/**
 * Debounces the text of a search box by {@link typingPause} and trims it. An emptied box takes
 * effect at once.
 */
export function useDebounced(typed: string): string {
  const wanted = typed.trim();
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const wait = setTimeout(() => setSettled(wanted), typingPause);
    return () => clearTimeout(wait);
  }, [wanted]);
  return wanted && settled;
}

/**
 * The state of a search box whose text is kept in the URL as `requested`. `ask` is called with the
 * trimmed text: debounced while typing, at once by `send`. Unmounting cancels a pending call, and so
 * does opening another page, which this one outlives while the other loads. The box follows the URL
 * on back and forward.
 */
export function useDebouncedBox(requested: string, ask: (words: string) => void) {
  const [typed, setTyped] = useState(requested);
  const latest = useRef(ask);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => setTyped((now) => (now.trim() === requested ? now : requested)), [requested]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    typed,
    type: (value: string): void => {
      setTyped(value);
      clearTimeout(timer.current);
      const page = location.pathname;
      timer.current = setTimeout(() => {
        if (location.pathname === page) latest.current(value.trim());
      }, typingPause);
    },
    send: (): void => {
      clearTimeout(timer.current);
      latest.current(typed.trim());
    },
  };
}
