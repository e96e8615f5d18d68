import { type RefObject, useEffect, useRef } from 'react';

/** The bars that stay at the top of every page: a running emergency, a call that goes on. */
const bars = new Set<HTMLElement>();

/** A bar in a frame with this mark scrolls away with it. */
const scrollsAway = '[data-scrolls-away]';

const sticks = (bar: HTMLElement) =>
  getComputedStyle(bar).position === 'sticky' && bar.closest(scrollsAway) === null;

const inOrder = () =>
  [...bars].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );

/** Puts each bar below those before it, and tells the style sheets how high they are together. */
function placeBars(): void {
  const { style } = document.documentElement;
  let above = 0;
  for (const bar of inOrder()) {
    bar.style.top = `${above}px`;
    if (sticks(bar)) above += bar.offsetHeight;
  }
  if (bars.size === 0) style.removeProperty('--above');
  else style.setProperty('--above', `${above}px`);
}

/**
 * For a bar that stays at the top of every page: what sticks in the page, as the banner of a
 * patient, stays in sight below it (`--above`), and so does another bar.
 */
export function useBarAbove<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null);
  useEffect(() => {
    const { current } = part;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    bars.add(current);
    const observer = new ResizeObserver(placeBars);
    observer.observe(current);
    // Whether it sticks depends on the height of the window, of which its own says nothing.
    addEventListener('resize', placeBars);
    placeBars();
    return () => {
      observer.disconnect();
      removeEventListener('resize', placeBars);
      bars.delete(current);
      placeBars();
    };
  }, []);
  return part;
}
