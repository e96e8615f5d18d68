import type { Page } from 'playwright-core';

/** What a page has told about its loading so far. Times are milliseconds from the navigation. */
export interface Seen {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  /** Ends of tasks that held the page up for more than 50 ms. */
  readonly longTaskEnds: number[];
  /** When React had taken the heading over; 0 while it has not. */
  readonly hydrated: number;
  /** The longest time from a press to the next picture. */
  readonly slowestPress: number;
}

/** Runs in the page before anything else: writes down what the browser reports. */
const watch = `{
  const seen = {
    firstPaint: 0, largestPaint: 0, shift: 0, hydrated: 0, slowestPress: 0, longTaskEnds: [],
  };
  globalThis.hafiSeen = seen;
  const observe = (type, read, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type, buffered: true, ...more,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => { seen.largestPaint = startTime; });
  observe('longtask', ({ startTime, duration }) => seen.longTaskEnds.push(startTime + duration));
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

/**
 * When somebody could use the page: its script has run, React has taken it over, and the last task
 * of more than 50 ms has ended. Milliseconds from the navigation.
 */
export const interactiveAt = ({ firstPaint, hydrated, longTaskEnds }: Seen): number =>
  Math.max(firstPaint, hydrated, ...longTaskEnds);
