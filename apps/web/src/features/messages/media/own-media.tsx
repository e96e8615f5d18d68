import { Icon } from '@hafi/ui/icon/icon';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useUploadedPart } from '../../../lib/outbox/uploads-under-way.ts';
import type { Written } from '../known/shown-rows.ts';
import { VoicePlayer } from '../voice/voice-player.tsx';
import { useFileSize } from './file-size.ts';
import styles from './media.module.css';

function useAddress(file: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

function Photo({ file, name }: { file: Blob; name: string }) {
  const { t } = useLingui();
  const address = useAddress(file);
  return address ? (
    <img src={address} alt={t`Your photo: ${name}`} className={styles.preview} />
  ) : null;
}

/** How far the file of an entry is. */
function Progress({ id }: { id: string }) {
  const part = useUploadedPart(id);
  if (part === null) return null;
  const percent = Math.round(part * 100);
  return (
    <p className={styles.progress}>
      <progress max={1} value={part} aria-hidden="true" />
      <SrOnly>
        <Trans>Sent so far:</Trans>
      </SrOnly>
      {percent} %
    </p>
  );
}

/** What an entry carries, before the server has it. */
export function OwnMedia({ body, entry }: { entry: Written; body: Written['body'] }) {
  const { t } = useLingui();
  const size = useFileSize();
  const { file, id } = entry;
  if (!file || !('uploadId' in body)) return null;
  if (body.kind === 'voice') {
    const { seconds, waveform } = body;
    return (
      <div className={styles.voice}>
        <VoicePlayer
          label={t`Your voice note`}
          voice={{ load: async () => file, mediaType: file.type, seconds, waveform }}
          onSave={() => saveFile(file, 'voice')}
        />
        <Progress id={id} />
      </div>
    );
  }
  return (
    <>
      {body.kind === 'image' ? (
        <Photo file={file} name={body.fileName} />
      ) : (
        <p className={styles.fileName}>
          <Icon of={FileText} size="text" /> <bdi>{body.fileName}</bdi> {size(file.size)}
        </p>
      )}
      <Progress id={id} />
    </>
  );
}
