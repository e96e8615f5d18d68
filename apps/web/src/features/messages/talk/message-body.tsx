import type { Message } from '@hafi/contract/messages/message.schemas';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { messageKindNames } from '../words/message-kinds.ts';
import { CallEntry } from './call-entry.tsx';
import { LinkedText } from './linked-text.tsx';
import styles from './talk.module.css';

const MediaBody = lazyPart(async () => (await import('../media/media-body.tsx')).MediaBody);

/** What a message says, by its kind. */
export function MessageBody({ me, message }: { message: Message; me: string }) {
  const { t } = useLingui();
  const { content, isDeleted, kind } = message;
  if (isDeleted) {
    return (
      <p className={styles.gone}>
        <Trans>Message deleted</Trans>
      </p>
    );
  }
  if (message.call) return <CallEntry call={message.call} message={message} />;
  if (kind === 'text') return <LinkedText text={content} />;
  const { icon, name } = messageKindNames[kind];
  if (kind !== 'call') {
    return (
      <>
        <Suspense
          fallback={
            <p className={styles.named}>
              <Icon of={icon} size="text" /> {t(name)}
            </p>
          }
        >
          <MediaBody message={message} me={me} />
        </Suspense>
        {content ? <LinkedText text={content} /> : null}
      </>
    );
  }
  return (
    <>
      <p className={styles.named}>
        <Icon of={icon} size="text" /> {t(name)}
      </p>
      {content ? <LinkedText text={content} /> : null}
    </>
  );
}
