import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isHydrated } from './prerendered.ts';

/** React Router's key of the history entry that the browser itself opened. */
const opened = 'default';

/**
 * Scrolls to the element named by the URL's hash, which the browser does only for pages that it
 * loads itself; opens it when collapsed. The element takes the focus after the page's heading had it.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    // There the browser went, and the reader may have gone on since.
    if (isHydrated && key === opened) return;
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    if (!part) return;
    const frame = requestAnimationFrame(() => {
      if (part instanceof HTMLDetailsElement) part.open = true;
      part.scrollIntoView();
      part.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
