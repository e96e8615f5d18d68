import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Moves the focus to the new page's heading, so that a screen reader reads where one is. */
export function PageFocus() {
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Going back, the browser itself returns to where one was.
    if (how !== NavigationType.Pop && !hash) window.scrollTo(0, 0);
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash, how]);
  return null;
}
