import { Button } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';

/** How long nothing is said while something is awaited, in milliseconds. */
export const patience = 3_000;

/** How long a part of the app may take to load before it can be asked for again, in milliseconds. */
const longest = 30_000;

/**
 * For the fallback of a lazy part: says that it takes long, and after half a minute offers to load
 * the page again, because browsers do not ask twice for a script that is on its way.
 */
export function SlowPart() {
  const [state, setState] = useState<'soon' | 'late' | 'stuck'>('soon');
  useEffect(() => {
    const timers = [setTimeout(setState, patience, 'late'), setTimeout(setState, longest, 'stuck')];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div role="status">
      {state === 'soon' ? null : (
        <p>
          <Trans>This takes long. Hafi keeps trying.</Trans>
        </p>
      )}
      {state === 'stuck' ? (
        <Button variant="second" icon={RotateCw} onClick={() => location.reload()}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
    </div>
  );
}
