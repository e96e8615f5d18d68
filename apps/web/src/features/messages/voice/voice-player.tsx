import { Button } from '@hafi/ui/button/button';
import { Icon } from '@hafi/ui/icon/icon';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Pause, Play } from 'lucide-react';
import { clockTime } from './clock-time.ts';
import { useVoice } from './use-voice.ts';
import styles from './voice.module.css';
import type { Voice } from './voice.ts';
import { Waveform } from './waveform.tsx';

/**
 * Plays a recording: play and pause, a place to go on from, the speed. Where the browser cannot play
 * it, that is said, and it can be saved.
 */
export function VoicePlayer(props: { voice: Voice; label: string; onSave: () => void }) {
  const { label, onSave, voice } = props;
  const { t } = useLingui();
  const { at, fault, goTo, isLoading, isPlaying, nextSpeed, speed, toggle } = useVoice(voice);
  const length = clockTime(voice.seconds);
  const place = clockTime(at);
  return (
    <fieldset aria-label={label} className={styles.player}>
      <button
        type="button"
        className={styles.play}
        aria-busy={isLoading || undefined}
        onClick={toggle}
      >
        <Icon of={isPlaying ? Pause : Play} />
        <SrOnly>{isPlaying ? <Trans>Pause</Trans> : <Trans>Play</Trans>}</SrOnly>
      </button>
      <span className={styles.track}>
        <Waveform heights={voice.waveform} played={voice.seconds ? at / voice.seconds : 0} />
        <input
          type="range"
          min={0}
          max={voice.seconds}
          step={Math.min(1, voice.seconds / 10)}
          value={at}
          aria-label={t`Place in the recording`}
          aria-valuetext={t`${place} of ${length}`}
          onChange={({ target }) => goTo(Number(target.value))}
          className={styles.seek}
        />
      </span>
      <span className={styles.time}>{isPlaying || at > 0 ? place : length}</span>
      <button type="button" className={styles.speed} onClick={nextSpeed}>
        <SrOnly>
          <Trans>Speed:</Trans>
        </SrOnly>
        {speed}×
      </button>
      {fault ? (
        <div role="status" className={styles.fault}>
          <p>
            {fault === 'unplayable' ? (
              <Trans>This browser cannot play this recording.</Trans>
            ) : (
              <Trans>The recording did not arrive. Please try again.</Trans>
            )}
          </p>
          {fault === 'unplayable' ? (
            <Button variant="link" icon={Download} onClick={onSave}>
              <Trans>Save it</Trans>
            </Button>
          ) : null}
        </div>
      ) : null}
    </fieldset>
  );
}
