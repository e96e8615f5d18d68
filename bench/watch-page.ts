import type { Page } from 'playwright-core';

/** What a page has reported about its loading. Times are milliseconds since the navigation. */
export interface Seen {
  readonly firstPaint: number;
  /** The times of each larger contentful paint. */
  readonly largestPaints: number[];
  readonly shift: number;
  /** Tasks that blocked the page for more than 50 ms: start and end. */
  readonly longTasks: [number, number][];
  /** When React had hydrated the heading; 0 before that. */
  readonly hydrated: number;
  /** The longest time from a press to the next paint. */
  readonly slowestPress: number;
}

/** Runs in the page before anything else: records what the browser reports. */
const watch = `{
  const seen = {
    firstPaint: 0, largestPaints: [], shift: 0, hydrated: 0, slowestPress: 0, longTasks: [],
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

/**
 * Quiet time after which a page counts as loaded, in milliseconds (Time to Interactive, web.dev).
 */
const quiet = 5000;

/**
 * When the page was usable: its script has run, React has hydrated it, and the last task of more
 * than 50 ms before five quiet seconds has ended. Milliseconds since the navigation.
 */
export function interactiveAt({ firstPaint, hydrated, longTasks }: Seen): number {
  let ready = Math.max(firstPaint, hydrated);
  for (const [begins, ends] of longTasks) {
    if (begins - ready > quiet) break;
    ready = Math.max(ready, ends);
  }
  return ready;
}

/** The time of the largest contentful paint while the page loads, ignoring later content. */
export const largestPaintOf = (seen: Seen): number =>
  Math.max(0, ...seen.largestPaints.filter((at) => at <= interactiveAt(seen) + quiet));
