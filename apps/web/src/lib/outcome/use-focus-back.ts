import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The parts of the page around an element, the innermost first. */
function ancestorsOf(element: Element | null): readonly HTMLElement[] {
  const ancestors: HTMLElement[] = [];
  let next = element?.parentElement;
  while (next && next !== document.body) {
    ancestors.push(next);
    next = next.parentElement;
  }
  return ancestors;
}

/** The control that opened a part, or its like: a button that was put back is another element. */
function openerIn(place: HTMLElement, opener: HTMLElement): HTMLElement | undefined {
  if (opener.isConnected) return opener;
  const alike = [...place.querySelectorAll<HTMLElement>(opener.tagName)];
  return alike.find(({ textContent }) => textContent === opener.textContent);
}

/**
 * Gives the focus back when a part of the page goes and takes it along, such as a form that is
 * cancelled: to the control that opened it, or to what is left around it.
 */
export function useFocusBack<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E>(null);
  // While it is drawn for the first time, before it takes the focus itself.
  const [opener] = useState(() => globalThis.document?.activeElement ?? null);
  // With the part itself: on a slow device a passive effect ends frames later, and the page has then
  // given the focus to the heading around it.
  useLayoutEffect(() => {
    const { current } = part;
    const ancestors = ancestorsOf(current);
    const at = location.pathname;
    const back = () => {
      const isKept = current?.isConnected || document.activeElement !== document.body;
      const left = ancestors.find((each) => each.isConnected);
      // A page that was gone to places the focus itself.
      if (isKept || !left || location.pathname !== at) return;
      // Not the heading that has the focus of a new page.
      const known = opener instanceof HTMLElement && opener.tabIndex >= 0;
      const again = known ? openerIn(left, opener) : undefined;
      if (!again) {
        left.tabIndex = -1;
        left.setAttribute('data-rest', '');
      }
      (again ?? left).focus();
    };
    return () => {
      requestAnimationFrame(back);
    };
  }, [opener]);
  return part;
}
