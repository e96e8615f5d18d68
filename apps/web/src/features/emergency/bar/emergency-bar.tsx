import type { EmergencyLine } from '@hafi/contract/emergency/emergency.schemas';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing, ChevronRight, Siren } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useAccount } from '../../../lib/session.ts';
import styles from './emergency-bar.module.css';
import { soundAlarm } from './sound-alarm.ts';

function Words({ line: { drill, elder, state } }: { line: EmergencyLine }) {
  const { t } = useLingui();
  const { firstName } = elder;
  if (drill) return <Trans>A drill goes on</Trans>;
  if (state === 'counting-down') {
    return elder.you ? (
      <Trans>Help will be called in a moment. You can stop it.</Trans>
    ) : (
      t`${firstName} calls for help`
    );
  }
  return elder.you ? <Trans>Help is called</Trans> : t`${firstName} needs help`;
}

function OneLine({ line }: { line: EmergencyLine }) {
  const { drill, elder, id } = line;
  return (
    <Link
      to={paths.runningEmergency(id, elder.id ?? '')}
      className={drill ? `${styles.line} ${styles.drill}` : styles.line}
    >
      <Icon of={drill ? BellRing : Siren} />
      <b>
        <Words line={line} />
      </b>
      <Icon of={ChevronRight} />
    </Link>
  );
}

/** The emergencies that concern the reader, at the top of every screen; each sounds once. */
export function EmergencyBar({ lines }: { lines: readonly EmergencyLine[] }) {
  const { t } = useLingui();
  const { roles } = useAccount();
  // Coordinators see all of them, and are asked last.
  const isAsked = ({ elder, level, state, yours }: EmergencyLine) =>
    !elder.you &&
    !yours &&
    state !== 'counting-down' &&
    (level === 'coordinators' || !roles.includes('ADMIN'));
  const calling = lines
    .filter(isAsked)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    for (const id of calling.split(',').filter(Boolean)) soundAlarm(id);
  }, [calling]);
  return (
    <aside className={styles.bar} aria-label={t`Emergency`}>
      <div role="alert">
        {lines.map((line) => (
          <OneLine key={line.id} line={line} />
        ))}
      </div>
    </aside>
  );
}
