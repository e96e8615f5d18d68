import { type RefObject, useEffect } from 'react';

/** How small what must be seen at once may become, by what it would be. */
const sizes = [1, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.55, 0.5] as const;

/** Letters are not drawn smaller than this, in pixels: then one scrolls. */
const smallestPx = 13;

/**
 * Draws what stands in a box as large as it fits into it without scrolling (`--fit`): who takes a
 * patient over sees all at once. Whoever reads large letters has the same on the page behind it.
 */
export function useFitted(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fit = () => {
      const { current } = box;
      if (!current) return;
      const letters = Number.parseFloat(getComputedStyle(current).fontSize);
      for (const size of sizes) {
        if (size < 1 && letters * size < smallestPx) return;
        current.style.setProperty('--fit', `${size}`);
        if (current.scrollHeight <= current.clientHeight) return;
      }
    };
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  });
}
