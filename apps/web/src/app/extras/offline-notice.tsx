import { formatTime } from '@hafi/i18n/dates';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { Link } from 'react-router';
import { useOfflineSince } from '../../lib/online.ts';
import { paths } from '../paths.ts';
import styles from './extras.module.css';

/** Tells since when there is no network and what works all the same; goes by itself. */
export function OfflineNotice() {
  const since = useOfflineSince();
  const time = since === null ? '' : formatTime(new Date(since));
  return (
    <Status>
      {since === null ? null : (
        <Alert
          className={styles.notice}
          tone="warning"
          icon={WifiOff}
          title={<Trans>You are offline since {time}.</Trans>}
          action={
            <Link to={paths.emergency}>
              <Trans>Emergency numbers</Trans>
            </Link>
          }
        >
          <Trans>You see what this device has kept. Calls still work.</Trans>
        </Alert>
      )}
    </Status>
  );
}
