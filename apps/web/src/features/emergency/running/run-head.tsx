import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing, Siren } from 'lucide-react';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';
import styles from './running.module.css';

/** The strip at the top: that help is called, since when, and whether it is a drill. */
export function RunHead({ view }: { view: EmergencyView }) {
  const { t } = useLingui();
  const time = useKigaliWhen();
  const { drill, elder, startedAt, state } = view;
  const { firstName } = elder;
  const clip = drill ? 'emergency-drill' : 'emergency-needs-help';
  return (
    <div className={drill ? `${styles.head} ${styles.drill}` : styles.head}>
      <p data-clip={elder.you ? undefined : clip}>
        <Icon of={drill ? BellRing : Siren} />
        <b>
          {drill ? (
            <Trans>This is a drill</Trans>
          ) : !elder.you ? (
            t`${firstName} needs help`
          ) : state === 'counting-down' ? (
            <Trans>Help will be called in a moment</Trans>
          ) : (
            <Trans>Help is called</Trans>
          )}
        </b>
        <time dateTime={startedAt}>{time(startedAt)}</time>
      </p>
    </div>
  );
}
