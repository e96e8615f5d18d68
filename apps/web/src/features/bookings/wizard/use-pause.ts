import { useEffect, useState } from 'react';

/** How long to wait for the next letter before asking, in milliseconds. */
const typingPauseMs = 350;

/** What was typed, once the typing pauses. */
export function usePause(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const wait = setTimeout(() => setSettled(typed), typingPauseMs);
    return () => clearTimeout(wait);
  }, [typed]);
  return settled;
}
