import { messageFileKind } from '@hafi/contract/core/uploads';
import type { Message, MessageFile } from '@hafi/contract/messages/message.schemas';
import { Button } from '@hafi/ui/button/button';
import { Icon } from '@hafi/ui/icon/icon';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans } from '@lingui/react/macro';
import { AudioLines, Download, FileText, Film } from 'lucide-react';
import { silent, useWork } from '../../../lib/query/use-work.ts';
import { saveMessageFile } from './file-links.ts';
import { useFileSize } from './file-size.ts';
import styles from './media.module.css';

const icons = { image: FileText, document: FileText, video: Film, audio: AudioLines };

/** A file: its name and its size; it is saved when that is pressed. */
export function FileBody({ file, message }: { message: Message; file: MessageFile }) {
  const size = useFileSize();
  const save = useWork(() => saveMessageFile(message.id, file));
  return (
    <div className={styles.file}>
      <Icon of={icons[messageFileKind(file.mediaType)]} />
      <p className={styles.fileName}>
        <bdi>{file.name}</bdi> <span className={styles.size}>{size(file.size)}</span>
      </p>
      <Button
        variant="link"
        icon={Download}
        busy={save.isPending}
        onClick={() => save.mutate(undefined, { done: silent })}
      >
        <Trans>Save</Trans>
        <SrOnly> {file.name}</SrOnly>
      </Button>
    </div>
  );
}
