import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what tells the outcome of an act that takes its own control away: takes the focus that is
 * then on nothing, each time `of` changes. Nothing happens before the person has `acted`, such as
 * when the page opens.
 */
export function useCatchFocus<E extends HTMLElement>(
  of: unknown,
  acted: boolean,
): RefObject<E | null> {
  const place = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again at each outcome
  useEffect(() => {
    if (!acted) return undefined;
    const frame = requestAnimationFrame(() => {
      const { current } = place;
      const { activeElement: active } = document;
      if (!current || (active !== document.body && !active?.matches('[data-rest]'))) return;
      // Only caught: what is said next of the same act takes the focus from it.
      current.setAttribute('data-rest', '');
      current.addEventListener('blur', () => current.removeAttribute('data-rest'), { once: true });
      current.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [of, acted]);
  return place;
}
