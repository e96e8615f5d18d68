import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { keptCalls } from '../../lib/query/kept/kept-calls.ts';
import { useSession } from '../../lib/session.ts';
import { PeopleToCall } from './people-to-call.tsx';

const FreshPeople = lazyPart(async () => (await import('./fresh-people.tsx')).FreshPeople);

/**
 * The own people to call of whoever is signed in, or was last on this device: from the device at
 * once, without any script or answer that a network would have to bring.
 */
export function OwnPeople() {
  const session = useSession();
  const { account } = session;
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    if (account) {
      FreshPeople.need().then(
        () => setArrived(true),
        // Without network: what is kept stands.
        () => undefined,
      );
    }
  }, [account]);
  const known = session.status === 'signed-in' && !session.unasked;
  const kept = keptCalls(account?.id ?? null);
  const before = kept ? (
    <PeopleToCall groups={kept.groups} keptAt={known ? undefined : kept.at} />
  ) : null;
  if (!account || !arrived) return before;
  return (
    <Suspense fallback={before}>
      <FreshPeople kept={kept} />
    </Suspense>
  );
}
