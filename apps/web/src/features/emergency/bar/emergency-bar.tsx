import type { EmergencyLine } from '@hafi/contract/emergency/emergency.schemas';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { BellOff, BellRing, ChevronRight, Siren } from 'lucide-react';
import { Link } from 'react-router';
import { useTitleNews } from '../../../lib/page/page-head.ts';
import { useBarAbove } from '../../../lib/page/use-bar-above.ts';
import { paths } from '../../../lib/paths.ts';
import styles from './emergency-bar.module.css';
import { useAlarm } from './use-alarm.ts';

function useLineWords() {
  const { t } = useLingui();
  return ({ drill, elder, state }: EmergencyLine): string => {
    const { firstName } = elder;
    if (drill) return t`A drill goes on`;
    if (state === 'counting-down') {
      return elder.you
        ? t`Help will be called in a moment. You can stop it.`
        : t`${firstName} calls for help`;
    }
    return elder.you ? t`Help is called` : t`${firstName} needs help`;
  };
}

function OneLine({ line }: { line: EmergencyLine }) {
  const wordsOf = useLineWords();
  const { drill, elder, id } = line;
  return (
    <Link
      to={paths.runningEmergency(id, elder.id ?? '')}
      className={drill ? `${styles.line} ${styles.drill}` : styles.line}
    >
      <Icon of={drill ? BellRing : Siren} />
      <b>{wordsOf(line)}</b>
      <Icon of={ChevronRight} />
    </Link>
  );
}

/** The emergencies that concern the reader, at the top of every screen, with their alarm. */
export function EmergencyBar(props: {
  lines: readonly EmergencyLine[];
  /** Those whose alarm somebody has heard. */
  answered: ReadonlySet<string>;
}) {
  const { answered, lines } = props;
  const { t } = useLingui();
  const wordsOf = useLineWords();
  const gravest = lines.find(({ drill }) => !drill) ?? lines[0];
  useTitleNews('emergency', gravest ? wordsOf(gravest) : null);
  const { silence, sounds } = useAlarm(lines.filter(({ id }) => !answered.has(id)));
  const bar = useBarAbove<HTMLElement>();
  return (
    <aside ref={bar} className={styles.bar} aria-label={t`Emergency`}>
      <div role="alert">
        {lines.map((line) => (
          <OneLine key={line.id} line={line} />
        ))}
      </div>
      {sounds ? (
        <button type="button" className={styles.silence} onClick={silence}>
          <Icon of={BellOff} />
          <Trans>Stop the sound</Trans>
        </button>
      ) : null}
    </aside>
  );
}
