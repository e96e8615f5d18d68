import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import type { Conversation, Message } from '@hafi/contract/messages/message.schemas';
import { dayIn } from '@hafi/i18n/dates';
import { formatRelativeDay } from '@hafi/i18n/relative-time';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { noMessages } from '@hafi/ui/drawing/special-shapes';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { ZoneNote } from '../../../kit/zone-note.tsx';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { problemText } from '../../../lib/words/problem-text.ts';
import type { Row } from '../known/shown-rows.ts';
import { reachOf } from './message-marks.tsx';
import { MessageRow } from './message-row.tsx';
import { OwnRow } from './own-row.tsx';
import styles from './talk.module.css';
import type { End } from './use-end.ts';
import type { Older } from './use-older.ts';

function DayLine({ day }: { day: string }) {
  const locale = useLocale();
  const today = dayIn(useNow(), kigaliTimeZone);
  return (
    <li className={styles.day}>
      <span>{formatRelativeDay(day, today, locale)}</span>
    </li>
  );
}

/** That somebody came into the conversation of a circle: they see it from there on. */
function JoinedLine({ me, message }: { message: Message; me: string }) {
  const { senderId, senderName } = message;
  return (
    <li className={styles.joined}>
      {senderId === me ? (
        <Trans>You are in this conversation now. You see what is written from here on.</Trans>
      ) : senderName ? (
        <Trans>
          {senderName} is in this conversation now, and sees what is written from here on.
        </Trans>
      ) : (
        <Trans>Somebody came into this conversation who has no account any more.</Trans>
      )}
    </li>
  );
}

const noReach = { delivered: false, of: 0, read: 0 };

function RowLine(props: { row: Row; conversation: Conversation; me: string }) {
  const { conversation, me, row } = props;
  if (row.is === 'day') return <DayLine day={row.day} />;
  if (row.is === 'own') return <OwnRow entry={row.entry} isPassed={row.isPassed} />;
  if (row.is === 'unread') {
    return (
      <li className={styles.unread}>
        <Trans>New</Trans>
      </li>
    );
  }
  const { follows, message } = row;
  if (message.kind === 'joined') return <JoinedLine message={message} me={me} />;
  const isMine = message.senderId === me;
  const reach = isMine ? reachOf(message.position, conversation) : noReach;
  const isNamed = conversation.kind === 'circle' && !follows;
  return <MessageRow message={message} me={me} isNamed={isNamed} {...reach} />;
}

/** What came before the messages that are known; it arrives as the reader comes near. */
function Earlier({ older, start }: { older: Older; start: RefObject<HTMLDivElement | null> }) {
  const { i18n } = useLingui();
  const { error, hasMore, isPending, load } = older;
  if (!hasMore) return null;
  return (
    <div ref={start} className={styles.earlier}>
      {error ? <Alert tone="error">{problemText(error, i18n)}</Alert> : null}
      <Button variant="second" icon={ArrowUp} busy={isPending} onClick={load}>
        <Trans>Earlier messages</Trans>
      </Button>
    </div>
  );
}

/** The lines of a conversation, the newest at the end. */
export function MessageList(props: {
  conversation: Conversation;
  rows: readonly Row[];
  me: string;
  end: End;
  older: Older;
  /** The newest messages that came while the reader was further up. */
  below: readonly Message[];
}) {
  const { below, conversation, end, me, older, rows } = props;
  const { error, hasMore, isPending, load } = older;
  const { t } = useLingui();
  const { isAtStart, toEnd } = end;
  useEffect(() => {
    if (isAtStart && hasMore && !isPending && !error) load();
  }, [isAtStart, hasMore, isPending, error, load]);
  const count = below.length;
  return (
    <>
      <div className={styles.zone}>
        <ZoneNote />
      </div>
      <div
        ref={end.box}
        className={styles.body}
        data-scrolls
        // Without messages nothing in it takes the focus, and the keys must scroll it all the same.
        tabIndex={rows.length === 0 ? 0 : undefined}
      >
        <Earlier older={older} start={end.start} />
        {rows.length === 0 ? (
          <div className={styles.blank}>
            <Empty drawing={noMessages} title={t`Start a conversation`}>
              {t`What you write here is read only by the people of this conversation.`}
            </Empty>
          </div>
        ) : (
          <ol className={styles.messages} aria-label={t`Messages`}>
            {rows.map((row) => (
              <RowLine key={row.key} row={row} conversation={conversation} me={me} />
            ))}
          </ol>
        )}
        <div ref={end.end} className={styles.end} />
      </div>
      {end.isAtEnd ? null : (
        <div className={styles.newest}>
          <Button variant="second" icon={ArrowDown} onClick={toEnd}>
            {count > 0 ? (
              <Plural value={count} one="# new message" other="# new messages" />
            ) : (
              <Trans>To the newest</Trans>
            )}
          </Button>
        </div>
      )}
    </>
  );
}
