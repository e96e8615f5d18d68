import type { Message } from '@hafi/contract/messages/message.schemas';
import { useLingui } from '@lingui/react/macro';
import { messageKindNames } from '../words/message-kinds.ts';
import styles from './talk.module.css';

type Quoted = NonNullable<Message['replyTo']>;

/** Who said what, in a line: "Claudine: Voice note". */
export function QuoteWords({ excerpt, kind, senderName: by }: Omit<Quoted, 'id'>) {
  const { t } = useLingui();
  const words = excerpt || (kind === 'text' ? t`Message deleted` : t(messageKindNames[kind].name));
  return (
    <>
      <bdi>{t`${by}:`} </bdi>
      <bdi>{words}</bdi>
    </>
  );
}

/** The message that another one answers; a press leads there. */
export function Quote({ quoted, onPress }: { quoted: Quoted; onPress: () => void }) {
  return (
    <button type="button" className={styles.said} onClick={onPress}>
      <QuoteWords {...quoted} />
    </button>
  );
}
