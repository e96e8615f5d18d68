import { useLayoutEffect, useRef } from 'react';

function fold(row: HTMLElement) {
  row.removeAttribute('data-folded');
  if (row.scrollWidth > row.clientWidth + 1) row.setAttribute('data-folded', '');
}

/**
 * Marks a row with `data-folded` while its content is wider than it: after each render (the language may
 * have changed), when its width changes, and when the font has arrived.
 */
export function useFolding() {
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (row.current) fold(row.current);
  });
  useLayoutEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      fold(element);
    });
    observer.observe(element);
    document.fonts?.ready.then(() => fold(element));
    return () => observer.disconnect();
  }, []);
  return row;
}
