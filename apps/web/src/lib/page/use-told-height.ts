import { type RefObject, useEffect, useRef } from 'react';

/** Heights that the style sheets know while their part is on the page. */
type ToldHeight =
  /** Of what stands above a whole page, such as the call that goes on: the page has the rest. */
  | '--above'
  /** Of the part at the lower edge in which one writes: what floats there stands above it. */
  | '--foot';

/**
 * Tells the style sheets that a part is there, and how high: for as long as it is, the page has the mark
 * `data-above` or `data-foot` too.
 */
export function useToldHeight<E extends HTMLElement>(name: ToldHeight): RefObject<E | null> {
  const part = useRef<E>(null);
  useEffect(() => {
    const { current } = part;
    const mark = name.slice('--'.length);
    const { dataset, style } = document.documentElement;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => style.setProperty(name, `${current.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    dataset[mark] = '';
    measure();
    return () => {
      observer.disconnect();
      delete dataset[mark];
      style.removeProperty(name);
    };
  }, [name]);
  return part;
}
