import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Goes to the part of the page that the address names, which the browser does only for pages that
 * it opens itself. The part takes the focus once the page's heading had it.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link, followed again, goes there again
  useEffect(() => {
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    if (!part) return;
    const frame = requestAnimationFrame(() => {
      part.scrollIntoView();
      part.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
