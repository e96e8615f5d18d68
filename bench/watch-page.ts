import type { Page } from 'playwright-core';

/** What a page has told about its loading so far. Times are milliseconds from the navigation. */
export interface Seen {
  readonly firstPaint: number;
  /** Each time that something larger than all before was drawn. */
  readonly largestPaints: number[];
  readonly shift: number;
  /** Tasks that held the page up for more than 50 ms: beginning and end. */
  readonly longTasks: [number, number][];
  /** When React had taken the heading over; 0 while it has not. */
  readonly hydrated: number;
  /** The longest time from a press to the next picture. */
  readonly slowestPress: number;
}

/** Runs in the page before anything else: writes down what the browser reports. */
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

/** Makes every page that is opened from now on write down how it loads. */
export async function watchLoading(page: Page): Promise<void> {
  await page.addInitScript({ content: watch });
}

/** What the open page has written down. */
export function readSeen(page: Page): Promise<Seen> {
  return page.evaluate((): Seen => Reflect.get(globalThis, 'hafiSeen'));
}

/** After so many quiet milliseconds a page counts as loaded (Time to Interactive, web.dev). */
const quiet = 5000;

/**
 * When somebody could use the page: its script has run, React has taken it over, and the last task
 * of more than 50 ms before five quiet seconds has ended. Milliseconds from the navigation.
 */
export function interactiveAt({ firstPaint, hydrated, longTasks }: Seen): number {
  let ready = Math.max(firstPaint, hydrated);
  for (const [begins, ends] of longTasks) {
    if (begins - ready > quiet) break;
    ready = Math.max(ready, ends);
  }
  return ready;
}

/** When the largest part of the loading page was drawn; what is offered later is not of it. */
export const largestPaintOf = (seen: Seen): number =>
  Math.max(0, ...seen.largestPaints.filter((at) => at <= interactiveAt(seen) + quiet));
