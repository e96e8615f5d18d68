import type { Message } from '@hafi/contract/messages/message.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useAccount } from '../../../lib/session.ts';
import { callIcon, type LoggedCall, useCallWords } from '../words/call-words.ts';
import styles from './talk.module.css';

/** A call in a conversation, and the way into it or to another one. */
export function CallEntry({ call, message }: { call: LoggedCall; message: Message }) {
  const { id: me } = useAccount();
  const words = useCallWords();
  const isOwn = message.senderId === me;
  const { callId, outcome } = call;
  return (
    <p className={styles.named}>
      <Icon of={callIcon(call, isOwn)} size="text" /> {words(call, isOwn)}{' '}
      {outcome === null ? (
        <ButtonLink as={Link} to={paths.call(callId)} variant="link" icon={Phone}>
          <Trans>To the call</Trans>
        </ButtonLink>
      ) : (
        <ButtonLink
          as={Link}
          to={paths.newCall(message.conversationId)}
          variant="link"
          icon={Phone}
        >
          {isOwn ? <Trans>Call again</Trans> : <Trans>Call back</Trans>}
        </ButtonLink>
      )}
    </p>
  );
}
