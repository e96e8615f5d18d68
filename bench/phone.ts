import type { BrowserContextOptions } from 'playwright-core';

/** The phone on which pages are measured. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
};

/** A page is at rest after this long without a task, in milliseconds. */
export const rest = 2000;
