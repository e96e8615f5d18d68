import { useEffect, useState } from 'react';
import { patience } from '../../../lib/slow-part.tsx';

/** Whether something has been pending for so long that the page goes on without it. */
export function useLate(isPending: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(setLate, patience, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending]);
  return late;
}

/** How long a task that has just appeared takes no press, in milliseconds. */
const settling = 700;

/**
 * Whether the shown task has stood for a moment: a trembling finger that presses the one before
 * twice must not answer the next.
 */
export function useSettled(name: string): boolean {
  const [settled, setSettled] = useState(name);
  useEffect(() => {
    const timer = setTimeout(setSettled, settling, name);
    return () => clearTimeout(timer);
  }, [name]);
  return settled === name;
}
