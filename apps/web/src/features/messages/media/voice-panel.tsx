import { messageLimits } from '@hafi/contract/messages/message-terms';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw, Send, Square, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { type Recorded, useRecorder } from '../../../kit/voice/use-recorder.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useFocusBack } from '../../../lib/outcome/use-focus-back.ts';
import { showsItself } from '../../../lib/query/use-work.ts';
import { noUpload, useSend } from '../compose/use-send.ts';
import { clockTime } from '../voice/clock-time.ts';
import { VoicePlayer } from '../voice/voice-player.tsx';
import type { PanelProps } from './making.ts';
import styles from './media.module.css';

/** What was recorded: heard first, then sent, made anew or thrown away. */
function Heard(props: PanelProps & { made: Recorded; onAgain: () => void }) {
  const { conversationId, made, onAgain, onClose, onSent, replyTo } = props;
  const { t } = useLingui();
  const send = useSend(conversationId);
  const { file, seconds, waveform } = made;
  const isSilent = waveform.length > 0 && waveform.every((height) => height < 0.05);
  const submit = () => {
    const said = {
      kind: 'voice' as const,
      uploadId: noUpload,
      seconds,
      waveform: [...waveform],
      ...(replyTo ? { replyTo } : {}),
    };
    // Once it is on the device, the conversation shows it.
    send.mutate({ said, file, words: t`Voice note` }, { done: showsItself, onSuccess: onSent });
  };
  return (
    <>
      <VoicePlayer
        label={t`Your recording`}
        voice={{ load: async () => file, mediaType: file.type, seconds, waveform }}
        onSave={() => saveFile(file, 'voice')}
      />
      {isSilent ? (
        <Alert tone="warning" live="polite">
          <Trans>Nothing was heard. Is the microphone covered or turned off?</Trans>
        </Alert>
      ) : null}
      <ActFailure act={send} />
      <div className={styles.acts}>
        <Button icon={Send} busy={send.isPending} onClick={submit}>
          <Trans>Send voice note</Trans>
        </Button>
        <Button variant="second" icon={RotateCcw} onClick={onAgain}>
          <Trans>Record again</Trans>
        </Button>
        <Button variant="link" icon={X} onClick={onClose}>
          <Trans>Do not send</Trans>
        </Button>
      </div>
    </>
  );
}

/** Records a voice message: it begins at once, counts, and can be stopped or thrown away. */
export function VoicePanel(props: PanelProps) {
  const { onClose } = props;
  const { forget, start, state, stop } = useRecorder(messageLimits.voiceSeconds);
  // To the button that speaks, once it has been sent or thrown away.
  const panel = useFocusBack<HTMLDivElement>();
  const begun = useRef(false);
  useEffect(() => {
    // Once: React's strict mode mounts twice.
    if (begun.current) return;
    begun.current = true;
    void start();
    panel.current?.focus();
  });
  if (state.is === 'recorded') {
    return (
      <div ref={panel} tabIndex={-1} className={styles.panel}>
        <Heard {...props} made={state} onAgain={() => void start()} />
      </div>
    );
  }
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
            onClose();
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
