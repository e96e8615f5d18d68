import type { Conversation } from '@hafi/contract/messages/message.schemas';
import { supportService } from '@hafi/contract/support/support-service';
import { formatRelativeTime } from '@hafi/i18n/relative-time';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useOnline } from '../../../lib/online.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { useLiveConversation } from '../live/live-store.ts';
import styles from './talk.module.css';

type Participant = Conversation['people'][number];

/** Whether a person uses Hafi now, or when they last did. */
function PersonStatus({ lastSeenAt, status }: Participant) {
  const locale = useLocale();
  const now = useNow();
  if (status === 'online') {
    return (
      <span className={styles.online}>
        <Trans context="person">online</Trans>
      </span>
    );
  }
  if (status === 'away') {
    return (
      <span className={styles.away}>
        <Trans context="person">away</Trans>
      </span>
    );
  }
  if (lastSeenAt === null) return null;
  const ago = formatRelativeTime(new Date(lastSeenAt), now, locale);
  return <Trans>Last here: {ago}</Trans>;
}

/** Under the name of a conversation: who writes, who is there, or when they were. */
export function TalkStatus({ conversation }: { conversation: Conversation }) {
  const { t } = useLingui();
  const { closed, id, kind, people } = conversation;
  const { typing } = useLiveConversation(id);
  const isOnline = useOnline();
  const writers = people.filter((person) => typing.has(person.id));
  const [writer] = writers;
  // Whether somebody is there is only known while the server can be reached.
  if (closed || !isOnline) return null;
  if (kind === 'circle') {
    const there = people.filter(({ status }) => status === 'online').length;
    if (writer && writers.length === 1) {
      const name = writer.firstName;
      return <Trans>{name} is typing...</Trans>;
    }
    const writing = writers.length;
    if (writer) return <Plural value={writing} one="# is typing..." other="# are typing..." />;
    const count = people.length + 1;
    const all = t`${plural(count, { one: '# person', other: '# people' })}`;
    return there > 0 ? (
      <Trans>
        {all}, {there} online
      </Trans>
    ) : (
      all
    );
  }
  // Coordinators are one to whom they support.
  if (writer || (kind === 'support' && typing.size > 0)) return <Trans>typing...</Trans>;
  const [person] = people;
  if (person) return <PersonStatus {...person} />;
  const hours = supportService.answerHours;
  return kind === 'support' ? (
    <Plural
      value={hours}
      one="Answers within # hour on working days"
      other="Answers within # hours on working days"
    />
  ) : null;
}
