import { useLayoutEffect, useRef } from 'react';

const wide = (element: Element) => element.scrollWidth > element.clientWidth + 1;

function fold(row: HTMLElement) {
  row.removeAttribute('data-folded');
  // Text may also wrap for reasons that we have not measured, such as a reader's own letter
  // spacing.
  row.setAttribute('data-measured', '');
  if (wide(row)) {
    row.setAttribute('data-folded', 'pairs');
    if ([...row.children].some(wide)) row.setAttribute('data-folded', 'words');
  }
  row.removeAttribute('data-measured');
}

/**
 * Marks a row with `data-folded` while its content is too wide: `pairs` asks for two by two,
 * `words` for text only. Measures after each render (the language may have changed), when the width
 * or the text size changes, and when the font has loaded.
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
