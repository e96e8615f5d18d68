import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw, Send, Trash2 } from 'lucide-react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { saveFile } from '../../../lib/files/save-file.ts';
import { noUpload, useSend } from '../compose/use-send.ts';
import type { KeptRecording, RecordingKeeper } from '../voice/keep-recording.ts';
import { VoicePlayer } from '../voice/voice-player.tsx';
import type { PanelProps } from './making.ts';
import styles from './media.module.css';

/**
 * What was recorded: heard first, then sent, made again or thrown away. The device keeps it meanwhile,
 * also when the page is left.
 */
export function RecordedVoice(
  props: PanelProps & {
    made: Omit<KeptRecording, 'id'>;
    keeper: RecordingKeeper;
    /** It was recorded before, and the page was left. */
    isKept: boolean;
    onAgain: () => void;
  },
) {
  const { conversationId, isKept, keeper, made, onAgain, onClose, onSent, replyTo } = props;
  const { t } = useLingui();
  const send = useSend(conversationId);
  const { file, seconds, waveform } = made;
  const isSilent = waveform.length > 0 && waveform.every((height) => height < 0.05);
  const submit = async () => {
    const said = {
      kind: 'voice' as const,
      uploadId: noUpload,
      seconds,
      waveform: [...waveform],
      ...(replyTo ? { replyTo } : {}),
    };
    await send.mutateAsync({ said, file, words: t`Voice note`, id: keeper.id() });
    // From now on the conversation shows it.
    await keeper.drop();
    onSent();
  };
  return (
    <>
      {isKept ? (
        <p role="status">
          <Trans>You recorded this and did not send it.</Trans>
        </p>
      ) : null}
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
        <Button
          icon={Send}
          busy={send.isPending}
          onClick={() => {
            // The failure is shown above.
            void submit().catch(() => undefined);
          }}
        >
          <Trans>Send voice note</Trans>
        </Button>
        <Button variant="second" icon={RotateCcw} onClick={onAgain}>
          <Trans>Record again</Trans>
        </Button>
        <Button
          variant="link"
          icon={Trash2}
          onClick={() => {
            void keeper.drop();
            onClose();
          }}
        >
          <Trans>Delete the recording</Trans>
        </Button>
      </div>
    </>
  );
}
