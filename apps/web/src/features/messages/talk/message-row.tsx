import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import type { Message } from '@hafi/contract/messages/message.schemas';
import { formatDateTime, formatTime } from '@hafi/i18n/dates';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Icon } from '@hafi/ui/icon/icon';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans } from '@lingui/react/macro';
import { Ellipsis, FileCheck, FileText } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../../../lib/words/locale.ts';
import { MessageBody } from './message-body.tsx';
import { MessageMarks, type Reach } from './message-marks.tsx';
import { MessageReactions } from './message-reactions.tsx';
import { Quote } from './quote.tsx';
import styles from './talk.module.css';
import { useTalkActs } from './talk-acts.ts';

/** The id of the line of a message in the page. */
export const lineOf = (id: string): string => `message-${id}`;

const zone = { timeZone: kigaliTimeZone } as const;

/** When it was sent, by Kigali's clock, and when it was written where that was well before. */
function Times({ sentAt, writtenAt }: Pick<Message, 'sentAt' | 'writtenAt'>) {
  const locale = useLocale();
  const sent = new Date(sentAt);
  const time = (
    <time dateTime={sentAt} title={formatDateTime(sent, locale, zone)}>
      {formatTime(sent, kigaliTimeZone)}
    </time>
  );
  if (writtenAt === null) return time;
  const written = new Date(writtenAt);
  const isSameDay = Math.abs(sent.getTime() - written.getTime()) < 12 * 3_600_000;
  const said = isSameDay
    ? formatTime(written, kigaliTimeZone)
    : formatDateTime(written, locale, zone);
  return (
    <>
      {time}{' '}
      <span>
        <Trans>written {said}</Trans>
      </span>
    </>
  );
}

/** A message with who sent it, when, how far it came, and what can be done with it. */
export const MessageRow = memo(function MessageRow(
  props: {
    message: Message;
    me: string;
    /** Whether the name of the sender stands above it. */
    isNamed: boolean;
  } & Reach,
) {
  const { delivered, isNamed, me, message, of, read } = props;
  const acts = useTalkActs();
  const { editedAt, id, isDeleted, reactions, replyTo, senderId, senderName } = message;
  const isMine = senderId === me;
  const keptAt = acts.keptAt(message);
  return (
    <li id={lineOf(id)} tabIndex={-1} className={styles.message} data-mine={isMine || undefined}>
      {isMine ? (
        <SrOnly>
          <Trans>You:</Trans>
        </SrOnly>
      ) : isNamed ? (
        <b className={styles.sender}>
          <bdi>{senderName}</bdi>
        </b>
      ) : (
        <SrOnly>
          <bdi>{senderName}</bdi>:
        </SrOnly>
      )}
      <div className={styles.bubble} data-gone={isDeleted || undefined}>
        {replyTo && !isDeleted ? (
          <Quote quoted={replyTo} onPress={() => acts.goTo(replyTo.id)} />
        ) : null}
        <MessageBody message={message} me={me} />
      </div>
      {isDeleted ? null : (
        <MessageReactions
          reactions={reactions}
          me={me}
          onReact={(reaction) => acts.react(message, reaction)}
        />
      )}
      <div className={styles.meta}>
        {editedAt && !isDeleted ? (
          <span>
            <Trans>edited</Trans>
          </span>
        ) : null}
        <Times {...message} />
        {isMine && !isDeleted ? <MessageMarks delivered={delivered} of={of} read={read} /> : null}
        {!isDeleted && acts.mayKeep(message) ? (
          <Button variant="link" icon={FileText} onClick={() => acts.keep(message)}>
            <Trans>Keep in the chart</Trans>
          </Button>
        ) : null}
        {keptAt ? (
          <ButtonLink as={Link} to={keptAt} variant="link" icon={FileCheck}>
            <Trans>In the chart</Trans>
          </ButtonLink>
        ) : null}
        {isDeleted ? null : (
          <button type="button" className={styles.more} onClick={() => acts.openMenu(message)}>
            <Icon of={Ellipsis} />
            <SrOnly>
              <Trans>What to do with this message</Trans>
            </SrOnly>
          </button>
        )}
      </div>
    </li>
  );
});
