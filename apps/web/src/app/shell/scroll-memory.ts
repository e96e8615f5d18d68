import { readStored, store } from '../../lib/device-storage.ts';

/** Session storage key of the scroll positions of history entries. */
const key = 'hafi-scroll';
/** Longest wait for a list to load again, in milliseconds. */
const timeoutMs = 3000;
/** Most remembered entries; the oldest are dropped. */
const most = 50;

const positions = new Map(readStored<[string, number][]>('session', key));
const [arrival] = import.meta.env.SSR ? [] : performance.getEntriesByType('navigation');
// A link or a typed address starts at the top, even if this tab has been there before.
if (arrival && arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate') {
  positions.delete(entryOf('default', location));
}

// Lists load after the browser would have restored the scroll position. A page that is opened again
// may be a prerendered one, which only the browser can scroll at once.
const restore = ({ type }: Partial<Event>) => {
  history.scrollRestoration = type === 'pagehide' ? 'auto' : 'manual';
};
if (!import.meta.env.SSR) {
  restore({});
  addEventListener('pagehide', restore);
  addEventListener('pageshow', restore);
}

/** The name of a history entry, by the router's key and its address. */
export function entryOf(routerKey: string, at: { pathname: string; search: string }): string {
  return `${routerKey} ${at.pathname}${at.search}`;
}

function keep(): void {
  store('session', key, [...positions].slice(-most));
}

/** Records the scroll position of this entry. Returns the stop function. */
export function rememberScroll(entry: string): () => void {
  const note = () => {
    positions.delete(entry);
    positions.set(entry, window.scrollY);
  };
  addEventListener('scroll', note, { passive: true });
  addEventListener('pagehide', keep);
  return () => {
    removeEventListener('scroll', note);
    removeEventListener('pagehide', keep);
  };
}

/**
 * Restores the scroll position of this entry once the page is long enough; gives up when the person
 * scrolls first or after three seconds. A page that was just `opened` without a stored position
 * stays where the person scrolled it before our script loaded. Returns the stop function.
 */
export function returnToScroll(entry: string, opened: boolean): () => void {
  const known = positions.get(entry);
  if (opened && known === undefined) return () => {};
  const position = known ?? 0;
  const reaches = () => document.documentElement.scrollHeight - innerHeight >= position;
  const stop = () => {
    observer.disconnect();
    clearTimeout(late);
    for (const act of ['wheel', 'touchstart', 'keydown']) removeEventListener(act, stop);
  };
  const observer = new ResizeObserver(() => {
    if (!reaches()) return;
    window.scrollTo(0, position);
    stop();
  });
  const late = setTimeout(stop, timeoutMs);
  for (const act of ['wheel', 'touchstart', 'keydown']) addEventListener(act, stop);
  // It also reports the current size.
  observer.observe(document.body);
  return stop;
}
