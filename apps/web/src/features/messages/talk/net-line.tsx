import { Icon } from '@hafi/ui/icon/icon';
import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useOnline } from '../../../lib/online.ts';
import { useAge } from '../../../lib/query/as-of.tsx';
import type { GuardedQuery } from '../../../lib/query/guarded-query.ts';
import styles from './talk.module.css';

/** In one line from when the messages are, where the server could not be reached since. */
export function NetLine({ query }: { query: GuardedQuery<unknown> }) {
  const isOnline = useOnline();
  const age = useAge(query);
  if (age === null) return null;
  return (
    <p className={styles.net} role="status" data-says-offline={isOnline ? undefined : ''}>
      <Icon of={WifiOff} size="text" />
      <span>
        {isOnline ? (
          <Trans>Not up to date: from {age}</Trans>
        ) : (
          <Trans>No internet: from {age}</Trans>
        )}
      </span>
    </p>
  );
}
