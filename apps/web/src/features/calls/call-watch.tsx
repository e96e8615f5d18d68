import type { Call } from '@hafi/contract/calls/call.schemas';
import { Suspense, useEffect, useState } from 'react';
import { readStored } from '../../lib/device-storage.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { onEvent } from '../../lib/realtime/events.ts';
import { onForget } from '../../lib/session.ts';

// What rings, and what speaks, loads with the first call.
const CallPart = lazyPart(async () => (await import('./call-part.tsx')).CallPart);

/** The first calls of this tab, before there was anything that could ring. */
let rung: readonly Call[] = [];
let isLoaded = false;
onForget(() => {
  rung = [];
});

/** Watches for calls on every page, and for the one that this tab was in when it was loaded again. */
export function CallWatch() {
  const [isNeeded, setNeeded] = useState(isLoaded);
  useEffect(() => {
    if (isNeeded) return undefined;
    const load = () =>
      CallPart.need().then(
        () => {
          isLoaded = true;
          setNeeded(true);
        },
        // The next ring tries again; the phone rings by its push meanwhile.
        () => undefined,
      );
    if (readStored('session', 'call-on') !== null) void load();
    return onEvent('ring', (call) => {
      rung = [...rung, call];
      void load();
    });
  }, [isNeeded]);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <CallPart rung={rung} />
    </Suspense>
  );
}
