import type { Message, MessageFile } from '@hafi/contract/messages/message.schemas';
import { useLingui } from '@lingui/react/macro';
import { silent, useWork } from '../../../lib/query/use-work.ts';
import { VoicePlayer } from '../voice/voice-player.tsx';
import { loadMessageFile, saveMessageFile } from './file-links.ts';
import styles from './media.module.css';

/** A voice message. */
export function VoiceBody({ file, message }: { message: Message; file: MessageFile }) {
  const { t } = useLingui();
  const { id, senderName } = message;
  const { mediaType, seconds, waveform } = file;
  const save = useWork(() => saveMessageFile(id, file));
  return (
    <div className={styles.voice}>
      <VoicePlayer
        label={t`Voice note of ${senderName}`}
        voice={{ load: () => loadMessageFile(id), mediaType, seconds: seconds ?? 0, waveform }}
        onSave={() => save.mutate(undefined, { done: silent })}
      />
    </div>
  );
}
