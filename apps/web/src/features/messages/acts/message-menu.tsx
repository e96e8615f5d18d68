import { Problem } from '@hafi/contract/core/problem';
import type { Message } from '@hafi/contract/messages/message.schemas';
import { type Reaction, reactions } from '@hafi/contract/messages/message-terms';
import { Button } from '@hafi/ui/button/button';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Flag, Pencil, Reply, Trash } from 'lucide-react';
import { sayFailed } from '../../../lib/failed-act.ts';
import { useSayOutcome } from '../../../lib/outcome/outcome-note.tsx';
import { reactionNames } from '../words/reaction-names.ts';
import styles from './acts.module.css';

/** What can be done with a message. */
export function MessageMenu(props: {
  message: Message;
  me: string;
  /** Whether one may still write in the conversation. */
  isOpen: boolean;
  onClose: () => void;
  onReact: (reaction: Reaction | null) => void;
  onReply: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onReport: () => void;
}) {
  const { isOpen, me, message, onClose, onDelete, onEdit, onReact, onReply, onReport } = props;
  const { content, kind, senderId, senderName } = message;
  const { t } = useLingui();
  const say = useSayOutcome();
  const isMine = senderId === me;
  const own = message.reactions.find(({ personIds }) => personIds.includes(me))?.reaction ?? null;
  const give = (reaction: Reaction) => {
    onReact(reaction === own ? null : reaction);
    onClose();
  };
  const copy = async () => {
    onClose();
    try {
      await navigator.clipboard.writeText(content);
      say(t`Copied.`);
    } catch {
      const message = t`Copying did not work. Please select the text and copy it yourself.`;
      sayFailed(new Problem({ code: 'copy-failed', status: 400 }, { message }));
    }
  };
  const acts = [
    isOpen && kind !== 'call' && { icon: Reply, act: onReply, name: t`Reply` },
    content !== '' && { icon: Copy, act: () => void copy(), name: t`Copy` },
    isOpen && isMine && kind === 'text' && { icon: Pencil, act: onEdit, name: t`Edit` },
    isMine && kind !== 'call' && { icon: Trash, act: onDelete, name: t`Delete` },
    !isMine && kind !== 'call' && { icon: Flag, act: onReport, name: t`Report` },
  ].flatMap((each) => each || []);
  return (
    <Dialog
      open
      onClose={onClose}
      title={isMine ? <Trans>Your message</Trans> : <Trans>Message of {senderName}</Trans>}
      closeLabel={t`Close`}
    >
      {isOpen && kind !== 'call' ? (
        <fieldset className={styles.signs}>
          <legend>
            <Trans>Answer by a sign</Trans>
          </legend>
          {reactions.map((reaction) => {
            const { icon, name } = reactionNames[reaction];
            return (
              <button
                key={reaction}
                type="button"
                aria-pressed={reaction === own}
                className={styles.sign}
                onClick={() => give(reaction)}
              >
                <Icon of={icon} />
                <span>{t(name)}</span>
              </button>
            );
          })}
        </fieldset>
      ) : null}
      <ul className={styles.acts}>
        {acts.map(({ act, icon, name }) => (
          <li key={name}>
            <Button variant="second" icon={icon} wide onClick={act}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
