import { type RefObject, useEffect, useRef } from 'react';

/** Heights that the style sheets know while their part is on the page. */
type Height =
  /** Of what stays in sight above a page that scrolls below it: whose chart, or visit, it is. */
  | '--head'
  /** Of the one act that stays in sight at the lower edge of a page. */
  | '--act'
  /** Of the part at the lower edge in which one writes: what floats there stands above it. */
  | '--foot';

/** What stays in sight by sticking, and scrolls with the page where that would leave too little of it. */
const sticks: ReadonlySet<Height> = new Set(['--head', '--act']);

/**
 * Tells the style sheets that a part is there, and how high, 0 while it scrolls with the page: for as long
 * as it is, the page has the mark `data-head`, `data-foot` and so on too.
 */
export function useMeasuredHeight<E extends HTMLElement>(name: Height): RefObject<E | null> {
  const part = useRef<E>(null);
  useEffect(() => {
    const { current } = part;
    const mark = name.slice('--'.length);
    const { dataset, style } = document.documentElement;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const isThere = !sticks.has(name) || getComputedStyle(current).position === 'sticky';
      style.setProperty(name, `${isThere ? current.offsetHeight : 0}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    // Whether it sticks depends on the height of the window, of which its own says nothing.
    addEventListener('resize', measure);
    dataset[mark] = '';
    measure();
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      delete dataset[mark];
      style.removeProperty(name);
    };
  }, [name]);
  return part;
}
