import type { Page } from 'playwright-core';

/** What a page has reported about its loading. Times are milliseconds since the navigation. */
export interface Seen {
  readonly firstPaint: number;
  /** The times of each larger contentful paint. */
  readonly largestPaints: number[];
  readonly shift: number;
  /** Tasks that blocked the page for more than 50 ms: start and end. */
  readonly longTasks: [number, number][];
  /** When the first menu had opened, and was painted; 0 before that. */
  readonly opened: number;
  /** When the page was touched so that the app came; 0 before that. */
  readonly touched: number;
  /** When React had hydrated the heading; 0 before that. */
  readonly hydrated: number;
  /** The longest time from a press to the next paint. */
  readonly slowestPress: number;
}

/** Runs in the page before anything else: records what the browser reports. */
const watch = `{
  const seen = {
    firstPaint: 0, largestPaints: [], shift: 0, opened: 0, touched: 0, hydrated: 0,
    slowestPress: 0, longTasks: [],
  };
  globalThis.hafiSeen = seen;
  const observe = (type, read, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type, buffered: true, ...more,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => seen.largestPaints.push(startTime));
  observe('longtask', ({ startTime, duration }) =>
    seen.longTasks.push([startTime, startTime + duration]));
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) seen.slowestPress = Math.max(seen.slowestPress, duration);
  }, { durationThreshold: 16 });
  addEventListener('toggle', () => requestAnimationFrame(() => setTimeout(() => {
    seen.opened ||= performance.now();
  })), { capture: true });
  const clock = setInterval(() => {
    const heading = document.querySelector('h1');
    if (!heading || !Object.keys(heading).some((key) => key.startsWith('__react'))) return;
    seen.hydrated = performance.now();
    clearInterval(clock);
  }, 20);
}`;

/** Makes every page opened from now on record how it loads. */
export async function watchLoading(page: Page): Promise<void> {
  await page.addInitScript({ content: watch });
}

/** What the open page has recorded. */
export function readSeen(page: Page): Promise<Seen> {
  return page.evaluate((): Seen => Reflect.get(globalThis, 'hafiSeen'));
}

/** The app's own content, which comes after the touch, is no part of the first load. */
export const largestPaintOf = ({ largestPaints, touched }: Seen): number =>
  Math.max(0, ...largestPaints.filter((at) => touched === 0 || at <= touched));

/**
 * How long the app took from the touch until React had hydrated the page and the last task of more
 * than 50 ms had ended, in milliseconds. A page that needs its data at once may have it earlier.
 */
export function appAfterTouch({ touched, hydrated, longTasks }: Seen): number {
  const lastTask = Math.max(0, ...longTasks.map(([, ends]) => ends));
  return Math.max(0, Math.max(hydrated, lastTask) - touched);
}
