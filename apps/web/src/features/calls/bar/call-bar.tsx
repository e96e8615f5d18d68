import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { Maximize2, Mic, MicOff, Phone, PhoneOff, Video } from 'lucide-react';
import { Link } from 'react-router';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useBarAbove } from '../../../lib/page/use-bar-above.ts';
import { paths } from '../../../lib/paths.ts';
import { clockOf } from '../live/call-names.ts';
import type { OwnCall } from '../live/own-call.ts';
import { callSession, hangUp } from '../live/take-part.ts';
import { useCallName } from '../screen/whose-call.tsx';
import styles from './call-bar.module.css';

function useLine(own: OwnCall): string | null {
  const { t } = useLingui();
  const { remote, isCutOff, isMuted, picture } = own;
  if (isCutOff) return t`No network. The call goes on when it is back.`;
  if (remote.some(({ state }) => state === 'trouble')) {
    return t`The line was cut. We look for a new way.`;
  }
  if (isMuted) return t`They do not hear you`;
  return picture === 'thin' ? t`The line is thin: voice only` : null;
}

/** The call that goes on, above every other page. */
export function CallBar({ own }: { own: OwnCall }) {
  const { t } = useLingui();
  useNow(1_000);
  const name = useCallName()(own.call);
  const line = useLine(own);
  const { answeredAt, id } = own.call;
  const time = answeredAt ? clockOf(clockNow().getTime() - Date.parse(answeredAt)) : t`It rings`;
  const { isMuted, picture } = own;
  const bar = useBarAbove<HTMLElement>();
  return (
    <aside ref={bar} className={styles.bar} data-call-bar aria-label={t`Your call`}>
      <Icon of={picture === 'on' ? Video : Phone} />
      <p className={styles.words}>
        <b>{name}</b> <span className={styles.time}>{time}</span>
        {line ? <span className={styles.line}>{line}</span> : null}
      </p>
      <div className={styles.acts}>
        <Button
          variant="second"
          icon={isMuted ? Mic : MicOff}
          className={styles.mute}
          onClick={() => callSession()?.mute(!isMuted)}
        >
          {isMuted ? <Trans>Let them hear me</Trans> : <Trans>Mute</Trans>}
        </Button>
        <ButtonLink as={Link} to={paths.call(id)} variant="second" icon={Maximize2}>
          <Trans>Back to the call</Trans>
        </ButtonLink>
        <Button variant="alarm" icon={PhoneOff} onClick={() => void hangUp()}>
          <Trans>End</Trans>
        </Button>
      </div>
    </aside>
  );
}
