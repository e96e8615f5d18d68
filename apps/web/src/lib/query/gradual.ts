import { startTransition, useEffect, useState } from 'react';

/** What a phone shows of a list of cards at once. */
const first = 3;
/** Cards that a slow phone draws in less than 50 ms. */
const step = 2;

/**
 * The part of a long list to draw now: what is in sight first, then a few more in each picture, so
 * that a slow phone answers presses meanwhile. `atOnce` draws a list that was there already: whoever
 * comes back to the middle of it finds that place.
 */
export function useGradual<T>(list: readonly T[], atOnce: boolean): readonly T[] {
  const [drawn, setDrawn] = useState(atOnce ? list.length : first);
  const { length } = list;
  useEffect(() => {
    if (drawn >= length) return;
    const later = setTimeout(() => startTransition(() => setDrawn(drawn + step)));
    return () => clearTimeout(later);
  }, [drawn, length]);
  return list.slice(0, drawn);
}
