import { readStored, store } from '../../lib/device-storage.ts';

/**
 * Transfer size of a first load, in kilobytes of 1,000 bytes: page, script, styles, fonts, and
 * what is stored for offline use: 208 of the front page and 45 of the worker, measured.
 */
export const firstLoadKilobytes = 260;

const key = 'mobileConfirmed';
const narrow = '(max-width: 767.98px)';
const mobile = /Android|iPhone|iPad|iPod|Mobile|Opera Mini|KAIOS/i;

/** Whether this is a phone, by width or user agent, on which nobody has confirmed yet. */
export function isToBeConfirmed(): boolean {
  if (!matchMedia(narrow).matches && !mobile.test(navigator.userAgent)) return false;
  return readStored('local', key) !== true;
}

/** Stores on this device that it was confirmed. */
export function confirmMobile(): void {
  store('local', key, true);
}
