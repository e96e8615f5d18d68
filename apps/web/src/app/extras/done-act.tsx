import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { forgetDone, useDoneAct } from '../../lib/done-act.ts';
import styles from './extras.module.css';

/** Announces what was just done, where nothing on the page is left to show it. */
export function DoneAct() {
  const { pathname } = useLocation();
  const done = useDoneAct();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes on has done with it
  useEffect(() => forgetDone, [pathname]);
  return (
    <Status>
      {done ? (
        <Alert
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
