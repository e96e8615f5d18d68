import { messageLimits } from '@hafi/contract/messages/message-terms';
import { Button } from '@hafi/ui/button/button';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { TextField } from '@hafi/ui/field/text-field';
import { Icon } from '@hafi/ui/icon/icon';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FileText, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { noUpload, useSend } from '../compose/use-send.ts';
import { type Chosen, prepareFile } from './chosen-file.ts';
import { useFileSize } from './file-size.ts';
import type { PanelProps } from './making.ts';
import styles from './media.module.css';

/** A file before it is sent: a picture of it, or its name. */
function Shown({ chosen }: { chosen: Chosen }) {
  const { fault, file, isPicture, name } = chosen;
  const { t } = useLingui();
  const size = useFileSize();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!isPicture || fault) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file, isPicture, fault]);
  return (
    <li className={styles.chosen}>
      {address ? (
        <img src={address} alt={t`Preview of ${name}`} className={styles.preview} />
      ) : (
        <Icon of={FileText} />
      )}
      <p className={styles.fileName}>
        <bdi>{name}</bdi> {fault ? null : size(file.size)}
      </p>
      {fault === 'empty' ? (
        <p role="alert">
          <Trans>This file is empty and is not sent.</Trans>
        </p>
      ) : null}
      {fault === 'too-large' ? (
        <p role="alert">
          <Trans>This file is larger than 25 MB and is not sent.</Trans>
        </p>
      ) : null}
    </li>
  );
}

/** Shows what was chosen before it is sent; several files are several messages. */
export function FilesPanel(props: PanelProps & { files: readonly File[] }) {
  const { conversationId, files, onClose, onSent, replyTo } = props;
  const { t } = useLingui();
  const [chosen, setChosen] = useState<readonly Chosen[] | null>(null);
  const [words, setWords] = useState('');
  const send = useSend(conversationId);
  /** How many the device has already: another press goes on after them. */
  const kept = useRef(0);
  useEffect(() => {
    let isOver = false;
    void (async () => {
      const ready: Chosen[] = [];
      // One after the other: a phone has no room for several photos at full size.
      for (const file of files) ready.push(await prepareFile(file));
      if (!isOver) setChosen(ready);
    })();
    return () => {
      isOver = true;
    };
  }, [files]);
  const fit = chosen?.filter(({ fault }) => fault === null) ?? [];
  const isTooLong = [...words].length > messageLimits.text;
  const submit = async () => {
    for (const [nth, { file, isPicture, name }] of fit.entries()) {
      if (nth < kept.current) continue;
      const content = nth === 0 ? words.trim() : '';
      const said = {
        kind: isPicture ? ('image' as const) : ('file' as const),
        uploadId: noUpload,
        fileName: name,
        ...(content ? { content } : {}),
        ...(nth === 0 && replyTo ? { replyTo } : {}),
      };
      await send.mutateAsync({ said, file, words: name });
      kept.current = nth + 1;
    }
    onSent();
  };
  return (
    <Dialog
      open
      title={<Plural value={files.length} one="Send this file?" other="Send these # files?" />}
      onClose={onClose}
      actions={
        <>
          <Button
            icon={Send}
            busy={chosen === null || send.isPending}
            aria-disabled={fit.length === 0 || isTooLong || undefined}
            onClick={() => {
              // The failure is shown below.
              if (fit.length > 0 && !isTooLong && !send.isPending)
                void submit().catch(() => undefined);
            }}
          >
            <Plural value={Math.max(1, fit.length)} one="Send file" other="Send # files" />
          </Button>
          <Button variant="link" onClick={onClose}>
            <Trans>Do not send</Trans>
          </Button>
        </>
      }
    >
      {chosen === null ? (
        <p role="status">
          <Trans>Preparing...</Trans>
        </p>
      ) : (
        <ul className={styles.chosenFiles}>
          {chosen.map((each, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
            <Shown key={nth} chosen={each} />
          ))}
        </ul>
      )}
      <TextField
        label={t`Words beside it (optional)`}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        maxLength={messageLimits.text}
      />
      <ActFailure act={send} />
    </Dialog>
  );
}
