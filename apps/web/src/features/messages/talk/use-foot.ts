import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the part at the lower edge of the screen in which one writes: what floats there otherwise,
 * such as that there is no network, stands above it.
 */
export function useFoot<E extends HTMLElement>(): RefObject<E | null> {
  const foot = useRef<E>(null);
  useEffect(() => {
    const { current } = foot;
    const { style } = document.documentElement;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => style.setProperty('--foot', `${current.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty('--foot');
    };
  }, []);
  return foot;
}
