import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../lib/paths.ts';
import { reopen } from '../lib/update/reopen.ts';
import { lazyPage } from './lazy-page.ts';

const Extras = lazyPage(() => import('./extras/extras.tsx'), 'Extras');

/** How long a page must be idle before unimportant parts load, in milliseconds. */
const quietMilliseconds = 5_000;
const signs = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Registers the service worker once the page has loaded. Calls once somebody uses the page, or once
 * it has been idle for a while, because each further script briefly blocks a slow phone. Returns a
 * function that cancels it.
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
    // Also a page that is soon left puts the emergency numbers on the device; `extras` does the rest
    // (`lib/update/update.ts`). Some browsers forbid it, for instance in private windows.
    if (!import.meta.env.DEV) navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
    timer = setTimeout(now, quietMilliseconds);
  };
  for (const sign of signs) addEventListener(sign, now, { passive: true });
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return stop;
}

/**
 * Parts that nobody waits for: loaded when the page is idle. Where they failed they are tried again
 * on the next page, which is opened again when a release has replaced them; but not under a finger
 * that holds the key of an emergency.
 */
export function AfterLoad() {
  const { pathname } = useLocation();
  const [state, setState] = useState<'awaited' | 'failed' | 'arrived'>('awaited');
  const arrived = () => setState('arrived');
  const failed = () => setState('failed');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits once
  useEffect(() => afterward(() => void Extras.preload().then(arrived, failed)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again on each page
  useEffect(() => {
    if (state !== 'failed' || pathname === paths.emergency) return;
    Extras.preload().catch(reopen).then(arrived, failed);
  }, [pathname]);
  return state === 'arrived' ? (
    <Suspense>
      <Extras />
    </Suspense>
  ) : null;
}
