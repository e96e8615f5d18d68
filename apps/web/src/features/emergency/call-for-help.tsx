import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useSession } from '../../lib/session.ts';
import { isCallMarked } from './bar/call-mark.ts';

const CallPart = lazyPart(async () => (await import('./call/call-part.tsx')).CallPart);

/**
 * The button that calls for help, for signed-in people; nothing where it is not on the device. A call
 * that goes on stays when the session ends. What is prepared before help is needed goes `below`.
 */
export function CallForHelp({ below }: { below: Element | null }) {
  const { account } = useSession();
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    if (account || isCallMarked()) {
      CallPart.need().then(
        () => setArrived(true),
        // Without network: the numbers stand.
        () => undefined,
      );
    }
  }, [account]);
  if (!arrived) return null;
  return (
    <Suspense>
      <CallPart below={below} />
    </Suspense>
  );
}
