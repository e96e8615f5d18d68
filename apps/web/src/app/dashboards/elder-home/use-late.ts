import { useEffect, useState } from 'react';
import { timeoutMs } from '../../../lib/slow-part.tsx';

/** Whether something has been pending for so long that the page goes on without it. */
export function useLate(isPending: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(setLate, timeoutMs, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending]);
  return late;
}
