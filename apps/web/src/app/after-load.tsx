import { Suspense, useEffect, useState } from 'react';
import { lazyPage } from './lazy-page.ts';

const Extras = lazyPage(() => import('./extras/extras.tsx'), 'Extras');

/** How long a page stands still before what nobody waits for arrives, in milliseconds. */
const quietMilliseconds = 5_000;
const signs = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Calls once somebody uses the page, or once it has stood for a while: on a slow phone each further
 * script takes a moment in which nothing else moves. Answers how to call it off.
 */
function afterward(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('load', wait);
    for (const sign of signs) removeEventListener(sign, now);
  };
  const now = () => {
    stop();
    const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 200));
    idle(call, { timeout: 1_000 });
  };
  const wait = () => {
    timer = setTimeout(now, quietMilliseconds);
  };
  for (const sign of signs) addEventListener(sign, now, { passive: true });
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return stop;
}

/** What nobody waits for: it arrives when the page stands, or another time without network. */
export function AfterLoad() {
  const [arrived, setArrived] = useState(false);
  useEffect(
    () =>
      afterward(() => {
        Extras.preload().then(
          () => setArrived(true),
          () => undefined,
        );
      }),
    [],
  );
  return arrived ? (
    <Suspense>
      <Extras />
    </Suspense>
  ) : null;
}
