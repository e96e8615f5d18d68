import { startTransition, useEffect, useState } from 'react';

/** Cards that a phone shows at once. */
const first = 3;
/** Cards that a slow phone renders in less than 50 ms. */
const step = 2;

/**
 * The part of a long list to render now: what is in view first, then a few more per frame, so that
 * a slow phone stays responsive. `atOnce` renders the whole list, for a reader who returns to the
 * middle of one that was loaded before.
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
