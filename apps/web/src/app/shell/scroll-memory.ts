/** Where each entry of the history was scrolled to; kept over a reload of this tab. */
const key = 'hafi-scroll';
/** Longest wait for a list to arrive again, in milliseconds. */
const patience = 3000;
/** Entries that are remembered; the oldest go first. */
const most = 50;

function kept(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
  } catch {
    return new Map();
  }
}

const positions = kept();
const [arrival] = import.meta.env.SSR ? [] : performance.getEntriesByType('navigation');
// A link or a typed address begins at the top, also where this tab has been before.
if (arrival && arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate') {
  positions.delete(entryOf('default', location));
}

/** Names an entry of the history, whose key the router gives, and its address. */
export function entryOf(routerKey: string, at: { pathname: string; search: string }): string {
  return `${routerKey} ${at.pathname}${at.search}`;
}

function keep(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...positions].slice(-most)));
  } catch {
    // Storage may be full or forbidden: positions are then forgotten with a reload.
  }
}

/** Remembers how far down this entry is scrolled. Answers the stop. */
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
 * Scrolls to where this entry was, once there is enough page to do so; gives up when the person
 * scrolls first or after three seconds. A page that has just been `opened` and has no position yet is
 * left where the person scrolled it to before our script arrived. Answers the stop.
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
  const late = setTimeout(stop, patience);
  for (const act of ['wheel', 'touchstart', 'keydown']) addEventListener(act, stop);
  // It also reports the size that the page has now.
  observer.observe(document.body);
  return stop;
}
