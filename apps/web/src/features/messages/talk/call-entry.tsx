import type { Message } from '@hafi/contract/messages/message.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone, PhoneCall, PhoneMissed, Video } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useAccount } from '../../../lib/session.ts';
import styles from './talk.module.css';

type LoggedCall = NonNullable<Message['call']>;

const two = (value: number) => String(value).padStart(2, '0');
const clockOf = (seconds: number) => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;

/** What became of a call, to who made it and to who was called. */
function useCallWords(): (call: LoggedCall, isOwn: boolean) => string {
  const { t } = useLingui();
  return ({ outcome, seconds }, isOwn) => {
    switch (outcome) {
      case null:
        return t`A call goes on`;
      case 'answered': {
        const clock = clockOf(seconds ?? 0);
        return t`Call, ${clock}`;
      }
      case 'declined':
        return isOwn ? t`You called, could not speak` : t`You declined a call`;
      case 'busy':
        return isOwn ? t`You called, was in another call` : t`Missed call`;
      case 'failed':
        return t`No connection came about`;
      default:
        return isOwn ? t`You called, no answer` : t`Missed call`;
    }
  };
}

/** A call in a conversation, and the way into it or to another one. */
export function CallEntry({ call, message }: { call: LoggedCall; message: Message }) {
  const { id: me } = useAccount();
  const words = useCallWords();
  const isOwn = message.senderId === me;
  const { callId, media, outcome } = call;
  const isMissed = outcome !== null && outcome !== 'answered' && !isOwn;
  const icon = isMissed ? PhoneMissed : media === 'video' ? Video : PhoneCall;
  return (
    <p className={styles.named}>
      <Icon of={icon} size="text" /> {words(call, isOwn)}{' '}
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
