/**
 * What a first visit takes over the network, in kilobytes of 1,000 bytes: page, script, styles,
 * fonts, and what is kept for times offline: 208 of the front page and 31 of the worker, measured.
 */
export const firstVisitKilobytes = 250;

const key = 'mobileConfirmed';
const narrow = '(max-width: 767.98px)';
const mobile = /Android|iPhone|iPad|iPod|Mobile|Opera Mini|KAIOS/i;

/** Whether this is a phone, by width or by name, on which nobody has confirmed yet. */
export function isToBeConfirmed(): boolean {
  if (!matchMedia(narrow).matches && !mobile.test(navigator.userAgent)) return false;
  try {
    return localStorage.getItem(key) !== 'true';
  } catch {
    return true;
  }
}

/** Keeps on this device that it was confirmed. */
export function confirmMobile(): void {
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // Storage may be full or forbidden: it is asked again at the next visit.
  }
}
