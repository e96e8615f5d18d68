import { useEffect, useRef, useState } from 'react';

/** Debounce delay for typed input, in milliseconds. */
const typingPause = 300;

/**
 * The debounced words of a search box, trimmed: they follow `typed` once it has not changed for
 * {@link typingPause}, and at once when it is empty.
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
 * A search box whose words are kept in the URL, as `asked`. `ask` is called, debounced, with what is
 * typed, and at once by `send`; a pending call is dropped when the component unmounts. The box
 * follows the URL on back and forward.
 */
export function useDebouncedBox(asked: string, ask: (words: string) => void) {
  const [typed, setTyped] = useState(asked);
  const latest = useRef(ask);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => setTyped((now) => (now.trim() === asked ? now : asked)), [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    typed,
    type: (value: string): void => {
      setTyped(value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(value.trim()), typingPause);
    },
    send: (): void => {
      clearTimeout(timer.current);
      latest.current(typed.trim());
    },
  };
}
