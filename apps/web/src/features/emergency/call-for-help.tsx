import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useSession } from '../../lib/session.ts';

const CallSection = lazyPart(async () => (await import('./call/call-section.tsx')).CallSection);

/** The button that calls for help, for signed-in people; nothing where it is not on the device. */
export function CallForHelp() {
  const { account } = useSession();
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    if (account) {
      CallSection.preload().then(
        () => setArrived(true),
        // Without network: the numbers stand.
        () => undefined,
      );
    }
  }, [account]);
  if (!account || !arrived) return null;
  return (
    <Suspense>
      <CallSection />
    </Suspense>
  );
}
