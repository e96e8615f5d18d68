import type { Message } from '@hafi/contract/messages/message.schemas';
import type { Reaction } from '@hafi/contract/messages/message-terms';
import { Icon } from '@hafi/ui/icon/icon';
import { useLingui } from '@lingui/react/macro';
import { reactionNames } from '../words/reaction-names.ts';
import styles from './talk.module.css';

/** The signs by which a message was answered; a press gives the own one, or takes it back. */
export function MessageReactions(props: {
  reactions: Message['reactions'];
  me: string;
  onReact: (reaction: Reaction | null) => void;
}) {
  const { me, onReact, reactions } = props;
  const { t } = useLingui();
  if (reactions.length === 0) return null;
  return (
    <ul className={styles.reactions} aria-label={t`Answered by a sign`}>
      {reactions.map(({ personIds, reaction }) => {
        const isOwn = personIds.includes(me);
        const { icon, name } = reactionNames[reaction];
        return (
          <li key={reaction}>
            <button
              type="button"
              aria-pressed={isOwn}
              className={styles.reaction}
              onClick={() => onReact(isOwn ? null : reaction)}
            >
              <Icon of={icon} size="text" />
              <span>{t(name)}</span>
              {personIds.length > 1 ? <span>{personIds.length}</span> : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
