import { Button } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import {
  Mic,
  MicOff,
  PhoneOff,
  SwitchCamera,
  Video,
  VideoOff,
  Volume1,
  Volume2,
} from 'lucide-react';
import type { OwnCall } from '../live/own-call.ts';
import { callSession, hangUp } from '../live/take-part.ts';
import styles from './call.module.css';

/** Microphone, loudness, picture and the end: always there, each with its word. */
export function CallControls({ own }: { own: OwnCall }) {
  const { hasCameras, isLouder, isMuted, picture } = own;
  const isShown = picture === 'on';
  return (
    <>
      <Button
        variant={isMuted ? 'sun' : 'second'}
        icon={isMuted ? Mic : MicOff}
        className={styles.whole}
        onClick={() => callSession()?.mute(!isMuted)}
      >
        {isMuted ? <Trans>Let them hear me</Trans> : <Trans>Microphone off</Trans>}
      </Button>
      <Button
        variant="second"
        icon={isLouder ? Volume1 : Volume2}
        aria-pressed={isLouder}
        onClick={() => callSession()?.louder(!isLouder)}
      >
        {isLouder ? <Trans>Less loud</Trans> : <Trans>Louder</Trans>}
      </Button>
      <Button
        variant="second"
        icon={isShown ? VideoOff : Video}
        aria-pressed={isShown}
        onClick={() => void callSession()?.show(!isShown)}
      >
        {isShown ? <Trans>Hide my picture</Trans> : <Trans>Show my picture</Trans>}
      </Button>
      {isShown && hasCameras > 1 ? (
        <Button
          variant="second"
          icon={SwitchCamera}
          className={styles.whole}
          onClick={() => void callSession()?.turnCamera()}
        >
          <Trans>Other camera</Trans>
        </Button>
      ) : null}
      <Button
        variant="alarm"
        icon={PhoneOff}
        className={styles.whole}
        onClick={() => void hangUp()}
      >
        <Trans>End the call</Trans>
      </Button>
    </>
  );
}
