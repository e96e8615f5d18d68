import { asksMore } from './asks-more.ts';

const has = (mark: string) =>
  !import.meta.env.SSR && document.getElementById('root')?.hasAttribute(mark) === true;

/** Whether this page is prerendered HTML, or is being prerendered now: always for a visitor. */
export const isPrerendered = import.meta.env.SSR || has('data-drawn');

/**
 * Whether the prerendered page is what its address asks for: React hydrates it, possibly long after
 * the browser has shown it, scrolled it to its anchor or back to where its reader was.
 */
export const isHydrated = !import.meta.env.SSR && isPrerendered && !asksMore();

/**
 * Whether the service worker answered with the frame of the device, because the network did not
 * answer (`sw/open-page.ts`). Its emergency numbers can be read before any script has run.
 */
export const isFromDevice = has('data-frame');
