import { Suspense, useEffect, useState } from 'react';
import { lazyPage } from './lazy-page.ts';

const Extras = lazyPage(() => import('./extras/extras.tsx'), 'Extras', 'extras');

/** Calls once the page has loaded and nothing else is to be done. Answers how to call it off. */
function whenIdle(call: () => void): () => void {
  const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 500));
  let off = false;
  const wait = () => void idle(() => off || call(), { timeout: 4_000 });
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    off = true;
    removeEventListener('load', wait);
  };
}

/** What nobody waits for: it arrives when the page stands, or another time without network. */
export function AfterLoad() {
  const [arrived, setArrived] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
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
