import { formatTime } from '@hafi/i18n/dates';
import { Status } from '@hafi/ui/alert/alert';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useOfflineSince } from '../../lib/online.ts';
import styles from './extras.module.css';

/**
 * Says since when the device has been offline, and disappears by itself. The pages say what still
 * works.
 */
export function OfflineNotice() {
  const since = useOfflineSince();
  const time = since === null ? '' : formatTime(new Date(since));
  return (
    <Status>
      {since === null ? null : (
        <p className={styles.strip}>
          <Icon of={WifiOff} />
          <Trans>Offline since {time}</Trans>
        </p>
      )}
    </Status>
  );
}
