import { useEffect, useState } from 'react';

/** Seconds before a code may be sent again. */
export const resendSeconds = 60;

/** A countdown to 0, in seconds, from the start and after `restart`. */
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
