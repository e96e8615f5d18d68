import { useEffect, useRef } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';

/** Moves the focus to the new page's heading, so that a screen reader reads where one is. */
export function PageFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    const target = heading ?? document.getElementById('main');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
  return <ScrollRestoration />;
}
