import { type RefObject, useEffect, useState } from 'react';

const stops = [
  'a[href]',
  'button:enabled',
  'input:enabled:not([type="hidden"])',
  'select:enabled',
  'textarea:enabled',
  'summary',
  'iframe',
  'audio[controls]',
  'video[controls]',
  '[tabindex]:not([tabindex="-1"])',
].join();

/** Whether an element contains no tab stop, updated when that changes. */
export function useEmptyOfStops(root: RefObject<HTMLElement | null>): boolean {
  const [empty, setEmpty] = useState(true);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const check = () => setEmpty(!element.querySelector(stops));
    check();
    const watch = new MutationObserver(check);
    const attributeFilter = ['disabled', 'href', 'tabindex', 'controls'];
    watch.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter });
    return () => watch.disconnect();
  }, [root]);
  return empty;
}
