import { messageLimits } from '@hafi/contract/messages/message-terms';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { RotateCcw, Square, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useRecorder } from '../../../kit/voice/use-recorder.ts';
import { useFocusBack } from '../../../lib/outcome/use-focus-back.ts';
import { useAccount } from '../../../lib/session.ts';
import { clockTime } from '../voice/clock-time.ts';
import { type KeptRecording, keepRecording } from '../voice/keep-recording.ts';
import type { PanelProps } from './making.ts';
import styles from './media.module.css';
import { RecordedVoice } from './recorded-voice.tsx';

/**
 * Records a voice message: it begins at once, counts, and can be stopped or thrown away. What was
 * recorded before the page was left is offered first.
 */
export function VoicePanel(props: PanelProps & { isKept: boolean }) {
  const { conversationId, isKept, onClose } = props;
  const { id: me } = useAccount();
  const [keeper] = useState(() => keepRecording(me, conversationId));
  const [kept, setKept] = useState<KeptRecording | null>(null);
  const { forget, start, state, stop } = useRecorder(messageLimits.voiceSeconds, keeper);
  // To the button that speaks, once it has been sent or thrown away.
  const panel = useFocusBack<HTMLDivElement>();
  const begun = useRef(false);
  useEffect(() => {
    // Once: React's strict mode mounts twice.
    if (begun.current) return;
    begun.current = true;
    if (isKept) {
      void keeper.read().then((found) => (found ? setKept(found) : onClose()));
      return;
    }
    void start();
    panel.current?.focus();
  });
  useEffect(() => keeper.close, [keeper]);
  const made = kept ?? (state.is === 'recorded' ? state : null);
  if (made) {
    const again = () => {
      setKept(null);
      void start();
    };
    return (
      <div ref={panel} tabIndex={-1} className={styles.panel}>
        <RecordedVoice
          {...props}
          made={made}
          keeper={keeper}
          isKept={kept !== null}
          onAgain={again}
        />
      </div>
    );
  }
  // It is looked for on the device.
  if (state.is === 'rest' && isKept) return <div ref={panel} />;
  const isRecording = state.is === 'recording';
  const seconds = isRecording ? clockTime(state.seconds) : clockTime(0);
  const longest = clockTime(messageLimits.voiceSeconds);
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      {state.is === 'denied' ? (
        <Alert tone="warning" live="assertive">
          <Trans>
            This device does not let Hafi use the microphone. Allow it in the settings of your
            browser.
          </Trans>
        </Alert>
      ) : state.is === 'unable' ? (
        <Alert tone="warning" live="assertive">
          <Trans>Nothing could be recorded on this device.</Trans>
        </Alert>
      ) : (
        <p className={styles.recording}>
          <meter
            min={0}
            max={0.4}
            value={isRecording ? (state.level ?? 0) : 0}
            aria-hidden="true"
            className={styles.level}
          />
          <span role="timer" className={styles.timer}>
            {isRecording ? (
              <Trans>
                Recording {seconds} of {longest}
              </Trans>
            ) : (
              <Trans>Waiting for the microphone...</Trans>
            )}
          </span>
        </p>
      )}
      <div className={styles.acts}>
        {isRecording ? (
          <Button icon={Square} onClick={stop}>
            <Trans>Stop</Trans>
          </Button>
        ) : state.is === 'denied' || state.is === 'unable' ? (
          <Button icon={RotateCcw} onClick={() => void start()}>
            <Trans>Try again</Trans>
          </Button>
        ) : null}
        <Button
          variant="link"
          icon={X}
          onClick={() => {
            forget();
            void keeper.drop();
            onClose();
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
