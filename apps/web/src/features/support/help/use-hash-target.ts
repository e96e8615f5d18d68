import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the element named by the URL's hash (`#guide`), and opens it when collapsed. */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again goes there again
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (!target) return;
    if (target instanceof HTMLDetailsElement) target.open = true;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }, [hash, key]);
}
