import { type ComponentType, useEffect, useState } from 'react';

/** How long nothing is said while something is awaited, in milliseconds. */
export const timeoutMs = 3_000;

/**
 * For the fallback of a lazy part: says that it takes long. The words load after the page (`extras`),
 * so that they are there when the network hangs later.
 */
export function SlowPart() {
  const [Words, setWords] = useState<ComponentType | null>(null);
  useEffect(() => {
    const say = () =>
      import('./slow-words.tsx').then(
        ({ SlowWords }) => setWords(() => SlowWords),
        () => undefined,
      );
    const timer = setTimeout(say, timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return <div role="status">{Words ? <Words /> : null}</div>;
}
