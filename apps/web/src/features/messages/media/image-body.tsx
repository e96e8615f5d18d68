import type { Message, MessageFile } from '@hafi/contract/messages/message.schemas';
import { Button } from '@hafi/ui/button/button';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { showsItself, useWork } from '../../../lib/query/use-work.ts';
import { fileAddress, saveMessageFile } from './file-links.ts';
import styles from './media.module.css';

/** A photo: a small one in the conversation, the whole when it is pressed. */
export function ImageBody({ file, message }: { message: Message; file: MessageFile }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { content, id, senderName } = message;
  const save = useWork(() => saveMessageFile(id, file));
  const size = file.width && file.height ? { width: file.width, height: file.height } : {};
  const isUpright = (file.height ?? 0) > (file.width ?? 0);
  const alt = content || t`Photo of ${senderName}: ${file.name}`;
  return (
    <>
      <button type="button" className={styles.image} onClick={() => setOpen(true)}>
        <img
          src={fileAddress(id, true)}
          alt={alt}
          loading="lazy"
          data-upright={isUpright || undefined}
          {...size}
        />
      </button>
      {isOpen ? (
        <Dialog
          open
          title={<Trans>Photo of {senderName}</Trans>}
          closeLabel={t`Close`}
          onClose={() => setOpen(false)}
          className={styles.large}
          actions={
            <Button
              variant="second"
              icon={Download}
              busy={save.isPending}
              onClick={() => save.mutate(undefined, { done: showsItself })}
            >
              <Trans>Save the photo</Trans>
            </Button>
          }
        >
          <img src={fileAddress(id)} alt={alt} {...size} />
        </Dialog>
      ) : null}
    </>
  );
}
