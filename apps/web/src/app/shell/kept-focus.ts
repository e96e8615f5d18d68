import { useEffect } from 'react';

const headings = 'h1, h2, h3, h4';

/** The heading of the innermost part around something that is gone. */
function headingNear(parts: readonly Element[]): HTMLElement | null {
  for (const part of parts) {
    if (!part.isConnected) continue;
    const heading = part.querySelector<HTMLElement>(headings);
    if (heading) return heading;
  }
  return null;
}

function ancestorsOf(element: Element): Element[] {
  const parts: Element[] = [];
  for (let part = element.parentElement; part && part.id !== 'root'; part = part.parentElement) {
    parts.push(part);
    if (part.id === 'main') break;
  }
  return parts;
}

/**
 * Keeps the focus near an act whose button has gone with it: without this it would fall to the body,
 * and who uses a keyboard or a screen reader would start again at the top of the page. What a screen
 * focuses itself comes first.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let parts: readonly Element[] = [];
    let frame = 0;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      focused = target;
      // A dialog gives the focus back to the button that opened it, unless that has gone too.
      if (target.closest('dialog')) return;
      parts = target.closest('#main') ? ancestorsOf(target) : [];
    };
    const move = () => {
      const { activeElement: active } = document;
      if (active && active !== document.body && active.isConnected) return;
      const heading = headingNear(parts);
      parts = [];
      if (!heading) return;
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      // Nobody has gone there: the outcome of the act, once it is known, takes the focus from it.
      heading.setAttribute('data-rest', '');
      heading.addEventListener('blur', () => heading.removeAttribute('data-rest'), { once: true });
      heading.focus({ preventScroll: true });
    };
    const check = () => {
      if (!focused || parts.length === 0) return;
      if (focused.isConnected && !focused.closest('dialog:not([open])')) return;
      cancelAnimationFrame(frame);
      // After the frame in which screens move the focus themselves.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(move);
      });
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, {
      attributeFilter: ['open'],
      childList: true,
      subtree: true,
    });
    document.addEventListener('focusin', note);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, []);
}
