import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isHydrated } from '../../lib/page/prerendered.ts';
import { entryOf, rememberScroll, returnToScroll } from './scroll-memory.ts';

/** The last page shown, whatever frame was around it. */
let shown: string | null = null;

function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Focuses the heading of the page, or the main part until it is there. Returns the stop function.
 */
function focusHeading(): () => void {
  const find = () => document.querySelector<HTMLElement>('main h1');
  const main = document.getElementById('main');
  const heading = find();
  const target = heading ?? main;
  if (target) focusOn(target);
  const observer = new MutationObserver(() => {
    const arrived = find();
    const free = [main, document.body].some((each) => each === document.activeElement);
    if (free && !arrived) return;
    // Does not steal the focus from a reader who has moved on.
    if (free && arrived) focusOn(arrived);
    observer.disconnect();
  });
  if (!heading && main) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Scrolls a newly opened page to the top and focuses its heading, so that a screen reader announces
 * it. Going back restores the scroll position.
 */
export function PageFocus() {
  const location = useLocation();
  const { pathname, hash } = location;
  const back = useNavigationType() === NavigationType.Pop;
  const entry = entryOf(location.key, location);
  useEffect(() => {
    const first = shown === null;
    const same = shown === pathname;
    shown = pathname;
    if (same) return;
    if (!back && !hash) window.scrollTo(0, 0);
    return first ? undefined : focusHeading();
  }, [pathname, hash, back]);
  // Before the next page renders: a shorter one scrolls by itself, which must not be recorded.
  useLayoutEffect(() => {
    const first = shown === null;
    const returns = back && !hash && !(first && isHydrated);
    const stopReturning = returns ? returnToScroll(entry, first) : undefined;
    const stopRemembering = rememberScroll(entry);
    return () => {
      stopReturning?.();
      stopRemembering();
    };
  }, [entry, back, hash]);
  return null;
}
