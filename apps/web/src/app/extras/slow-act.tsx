import { Alert, Status } from '@hafi/ui/alert/alert';
import { Trans } from '@lingui/react/macro';
import { useSlowAct } from '../../lib/slow-act.ts';
// On the device before a part of the app hangs.
import '../../lib/slow-words.tsx';
import styles from './extras.module.css';

/** Says that what was just pressed has no answer yet, on a network that hangs. */
export function SlowAct() {
  const isSlow = useSlowAct();
  return (
    <Status>
      {isSlow ? (
        <Alert tone="warning" className={styles.notice}>
          <Trans>This takes long. There is no answer yet: please keep this page open.</Trans>
        </Alert>
      ) : null}
    </Status>
  );
}
