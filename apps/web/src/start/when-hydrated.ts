/** How often an element is looked at until React has hydrated it, in milliseconds. */
const intervalMs = 100;
/** How long it is waited for, in milliseconds. */
const timeoutMs = 15_000;

const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * Calls `act` with an element once React has hydrated it: at once, or when its part has arrived. An
 * element that React has drawn again instead is replaced by what `findAgain` finds.
 */
export function whenHydrated<E extends Element>(
  element: E,
  findAgain: () => E | undefined,
  act: (hydrated: E) => void,
): void {
  let left = timeoutMs / intervalMs;
  const check = () => {
    const current = element.isConnected ? element : findAgain();
    left -= 1;
    if (current && isHydrated(current)) act(current);
    else if (left > 0) setTimeout(check, intervalMs);
  };
  check();
}
