import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { forgetDone, useDoneAct } from '../../lib/done-act.ts';
import styles from './extras.module.css';

/** Announces what was just done, where nothing on the page is left to show it. */
export function DoneAct() {
  const { pathname } = useLocation();
  const done = useDoneAct();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes on has done with it
  useEffect(() => forgetDone, [pathname]);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!done) return undefined;
    const frame = requestAnimationFrame(() => {
      // The pressed control has gone, and nothing else has taken the focus.
      if (document.activeElement === document.body) note.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [done]);
  return (
    <Status>
      {done ? (
        <Alert
          ref={note}
          tabIndex={-1}
          tone="success"
          className={styles.notice}
          action={
            <Button variant="link" onClick={forgetDone}>
              <Trans>Close</Trans>
            </Button>
          }
        >
          {done}
        </Alert>
      ) : null}
    </Status>
  );
}
