import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { Icon } from '@hafi/ui/icon/icon';
import { Name } from '@hafi/ui/name/name';
import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing, Siren } from 'lucide-react';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';
import styles from './running.module.css';

/** Who needs help, and since when, unless a strip above says so. */
export function NeedsHelp({ headed, view }: { headed?: boolean; view: EmergencyView }) {
  const { t } = useLingui();
  const time = useKigaliWhen();
  const { drill, elder, startedAt, startedBy } = view;
  const { age, name } = elder;
  const since = time(startedAt);
  return (
    <section className={styles.needs}>
      {headed ? null : (
        <p
          className={drill ? styles.drillLine : styles.alarmLine}
          data-clip={drill ? 'emergency-drill' : 'emergency-needs-help'}
        >
          <Icon of={drill ? BellRing : Siren} />
          {drill ? <Trans>A drill since {since}</Trans> : <Trans>Needs help since {since}</Trans>}
        </p>
      )}
      <h1>
        <Name alone>{name}</Name>
      </h1>
      {age === null ? null : <p>{t`${age} years old`}</p>}
      {startedBy ? <p>{t`${startedBy} pressed the button.`}</p> : null}
    </section>
  );
}
