import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { takeUpdate, useUpdateReady } from '../../lib/update/update.ts';
import { hasUnkeepable, returnTyping } from '../../lib/update/update-typing.ts';
import styles from './extras.module.css';

/** Says that a newer version is ready. The page reloads only when the reader presses the button. */
export function UpdateNotice() {
  const { t } = useLingui();
  const ready = useUpdateReady();
  const { pathname } = useLocation();
  // It floats, and would lie over the key of an emergency or of a call.
  const isUrgent = /^[/](emergency|call|video)\b/.test(pathname);
  const [later, setLater] = useState(false);
  const [warned, setWarned] = useState(false);
  const [taking, setTaking] = useState(false);
  useEffect(returnTyping, []);
  const take = () => {
    if (!warned && hasUnkeepable()) return setWarned(true);
    setTaking(true);
    takeUpdate();
  };
  return (
    <Status>
      {ready && !later && !isUrgent ? (
        <Alert
          className={styles.notice}
          icon={RefreshCw}
          title={<Trans>A new version is ready.</Trans>}
          action={
            <>
              <Button busy={taking} busyLabel={t`It opens...`} onClick={take}>
                <Trans>Use it now</Trans>
              </Button>
              <Button variant="link" onClick={() => setLater(true)}>
                <Trans>Later</Trans>
              </Button>
            </>
          }
        >
          {warned ? (
            <Trans>
              Passwords and chosen files must be given again. You may finish the form first.
            </Trans>
          ) : (
            <Trans>The page opens anew. What you have typed stays.</Trans>
          )}
        </Alert>
      ) : null}
    </Status>
  );
}
