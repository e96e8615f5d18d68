import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { forgetFailed, useFailedAct } from '../../lib/failed-act.ts';
import { problemText } from '../../lib/words/problem-text.ts';
import styles from './extras.module.css';

/** Reports a failed action, where the screen does not show it itself. */
export function FailedAct() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const failed = useFailedAct();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes on has done with it
  useEffect(() => forgetFailed, [pathname]);
  if (!failed) return null;
  return (
    <Alert
      tone="error"
      live="assertive"
      className={styles.notice}
      title={<Trans>That was not done.</Trans>}
      action={
        <Button variant="link" onClick={forgetFailed}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {problemText(failed, i18n)}
    </Alert>
  );
}
