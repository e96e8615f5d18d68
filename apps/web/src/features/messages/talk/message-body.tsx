import type { Message } from '@hafi/contract/messages/message.schemas';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { messageKindNames } from '../words/message-kinds.ts';
import { LinkedText } from './linked-text.tsx';
import styles from './talk.module.css';

/** What a message says, by its kind. */
export function MessageBody({ message }: { message: Message }) {
  const { t } = useLingui();
  const { content, file, isDeleted, kind } = message;
  if (isDeleted) {
    return (
      <p className={styles.gone}>
        <Trans>Message deleted</Trans>
      </p>
    );
  }
  if (kind === 'text') return <LinkedText text={content} />;
  const { icon, name } = messageKindNames[kind];
  return (
    <>
      <p className={styles.named}>
        <Icon of={icon} size="text" /> {t(name)}
        {kind === 'file' && file ? (
          <>
            : <bdi>{file.name}</bdi>
          </>
        ) : null}
      </p>
      {content ? <LinkedText text={content} /> : null}
    </>
  );
}
