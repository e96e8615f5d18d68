import { useLayoutEffect, useRef } from 'react';

const wide = (element: Element) => element.scrollWidth > element.clientWidth + 1;

function fold(row: HTMLElement) {
  row.removeAttribute('data-folded');
  // It wraps where we have not measured: with a reader's own spacing of letters.
  row.setAttribute('data-measured', '');
  if (wide(row)) {
    row.setAttribute('data-folded', 'pairs');
    if ([...row.children].some(wide)) row.setAttribute('data-folded', 'words');
  }
  row.removeAttribute('data-measured');
}

/**
 * Marks a row with `data-folded` while its content is wider than it: `pairs` asks for two by two, `words`
 * for words alone. Looks after each render (the language may have changed), when the width or the size of
 * text changes, and when the font has arrived.
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
    const settings = new MutationObserver(() => fold(element));
    settings.observe(document.documentElement, { attributeFilter: ['data-text', 'data-density'] });
    return () => {
      observer.disconnect();
      settings.disconnect();
    };
  }, []);
  return row;
}
