let isRequested = false;

/**
 * Asks the browser, once for each page, not to delete what this device stores when it is short of
 * space: something that matters waits there now.
 */
export function askToStay(): void {
  if (isRequested) return;
  isRequested = true;
  // Where it is not given, everything goes on as before.
  void navigator.storage?.persist?.().catch(() => undefined);
}
