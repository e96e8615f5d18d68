import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what tells the outcome of an act that takes its own control away: takes the focus that is
 * then on nothing, each time `of` changes. Nothing happens before the person has `acted`, such as
 * when the page opens. What is only drawn again, for an act of before, leaves the focus with an
 * outcome that has caught it.
 */
export function useCatchFocus<E extends HTMLElement>(
  of: unknown,
  acted: boolean,
): RefObject<E | null> {
  const place = useRef<E>(null);
  const last = useRef(of);
  useEffect(() => {
    const mayTake = last.current === of ? '[data-rest=""]' : '[data-rest]';
    last.current = of;
    if (!acted) return undefined;
    const frame = requestAnimationFrame(() => {
      const { current } = place;
      const { activeElement: active } = document;
      if (!current || (active !== document.body && !active?.matches(mayTake))) return;
      // Only caught: what is said next of the same act takes the focus from it.
      current.setAttribute('data-rest', 'caught');
      current.addEventListener('blur', () => current.removeAttribute('data-rest'), { once: true });
      current.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [of, acted]);
  return place;
}
