import { useEffect, useState } from 'react';

/** Seconds that must pass before a code may be sent again. */
export const resendSeconds = 60;

/** Counts seconds down to 0, from the start and whenever `restart` is called. */
export function useWait(seconds: number): { left: number; restart: () => void } {
  const [left, setLeft] = useState(seconds);
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setLeft((before) => before - 1), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return { left, restart: () => setLeft(seconds) };
}
