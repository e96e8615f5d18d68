import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useOwnCall } from './own-call.ts';

const ProtectionSheet = lazyPart(
  async () => (await import('../protection/protection-sheet.tsx')).ProtectionSheet,
);

/** How long the page waits before it asks who can be called, in milliseconds. */
const pause = 1_500;

/**
 * Whether the elder would be heard, a moment later: whoever comes to call for help asks the network
 * for nothing else.
 */
export function LaterProtection({ elderId }: { elderId: string }) {
  const call = useOwnCall();
  const [isTime, setIsTime] = useState(false);
  const isCalling = call !== null;
  useEffect(() => {
    if (isCalling) return undefined;
    const timer = setTimeout(setIsTime, pause, true);
    return () => clearTimeout(timer);
  }, [isCalling]);
  if (!isTime) return null;
  return (
    <Suspense>
      <ProtectionSheet elderId={elderId} />
    </Suspense>
  );
}
