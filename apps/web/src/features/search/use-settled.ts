import { useEffect, useState } from 'react';

/** How long to wait for the next letter before asking, in milliseconds. */
const typingPause = 200;

/** What was typed, without spaces around, once the typing pauses; nothing is nothing at once. */
export function useSettled(typed: string): string {
  const wanted = typed.trim();
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const wait = setTimeout(() => setSettled(wanted), typingPause);
    return () => clearTimeout(wait);
  }, [wanted]);
  return wanted === '' ? '' : settled;
}
