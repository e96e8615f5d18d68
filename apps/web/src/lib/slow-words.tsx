import { Button } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';

/** How long this stands until another attempt is offered, in milliseconds. */
const stuckAfter = 27_000;

/**
 * Says that a part of the app takes long, and after a while offers to load the page again, because
 * browsers do not ask twice for a script that is on its way.
 */
export function SlowWords() {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setStuck, stuckAfter, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p>
        <Trans>This takes long. Hafi keeps trying.</Trans>
      </p>
      {isStuck ? (
        <Button variant="second" icon={RotateCw} onClick={() => location.reload()}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
    </>
  );
}
