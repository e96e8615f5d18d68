import type { Message, MessageFile } from '@hafi/contract/messages/message.schemas';
import { Button } from '@hafi/ui/button/button';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { silent, useWork } from '../../../lib/query/use-work.ts';
import { fileAddress, saveMessageFile } from './file-links.ts';
import styles from './media.module.css';
import { Photo } from './photo.tsx';

/** A photo: a small one in the conversation, the whole when it is pressed. */
export function ImageBody({ file, message }: { message: Message; file: MessageFile }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { content, id, senderName } = message;
  const save = useWork(() => saveMessageFile(id, file));
  const size = file.width && file.height ? { width: file.width, height: file.height } : {};
  const isUpright = (file.height ?? 0) > (file.width ?? 0);
  const alt = content || t`Photo of ${senderName}: ${file.name}`;
  const saves = (variant: 'link' | 'second') => (
    <Button
      variant={variant}
      icon={Download}
      busy={save.isPending}
      onClick={() => save.mutate(undefined, { done: silent })}
    >
      <Trans>Save the photo</Trans>
    </Button>
  );
  return (
    <>
      <Photo
        photo={{ src: fileAddress(id, true), alt, name: file.name, isUpright, size }}
        wrap={(picture) => (
          <button type="button" className={styles.image} onClick={() => setOpen(true)}>
            {picture}
          </button>
        )}
        otherwise={saves('link')}
      />
      {isOpen ? (
        <Dialog
          open
          title={<Trans>Photo of {senderName}</Trans>}
          closeLabel={t`Close`}
          onClose={() => setOpen(false)}
          className={styles.large}
          actions={saves('second')}
        >
          <Photo photo={{ src: fileAddress(id), alt, name: file.name, size }} />
        </Dialog>
      ) : null}
    </>
  );
}
