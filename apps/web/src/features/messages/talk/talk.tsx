import type { Conversation, Message } from '@hafi/contract/messages/message.schemas';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { sayFailed } from '../../../lib/failed-act.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useSayOutcome } from '../../../lib/outcome/outcome-note.tsx';
import { useMeasuredHeight } from '../../../lib/page/use-measured-height.ts';
import { PartLoading } from '../../../lib/part-loading.tsx';
import { WithinDated } from '../../../lib/query/as-of.tsx';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useAccount } from '../../../lib/session.ts';
import type { Opened } from '../acts/talk-dialogs.tsx';
import { Composer } from '../compose/composer.tsx';
import { useDraftReply } from '../compose/use-draft.ts';
import { isPassed, shownRows } from '../known/shown-rows.ts';
import { useLiveConversation } from '../live/live-store.ts';
import { useReading } from '../live/use-reading.ts';
import { useConversationActs, useTalk } from '../messages.queries.ts';
import { ClosedNote } from './closed-note.tsx';
import { MessageList } from './message-list.tsx';
import { NetLine } from './net-line.tsx';
import { OwnRow } from './own-row.tsx';
import { SpokenNews } from './spoken-news.tsx';
import styles from './talk.module.css';
import { TalkActsContext } from './talk-acts.ts';
import { TalkHead } from './talk-head.tsx';
import { useBelow } from './use-below.ts';
import { useCaughtUp } from './use-caught-up.ts';
import { useEnd } from './use-end.ts';
import { useGoTo } from './use-go-to.ts';
import { useLineActs } from './use-line-acts.ts';
import { useOlder } from './use-older.ts';
import { useOwnEntries } from './use-own-entries.ts';
import { useWritablePatient } from './use-patient.ts';
import { useRequestedMessage } from './use-requested-message.ts';

const ChatDialogs = lazyPart(async () => (await import('../acts/chat-dialogs.tsx')).ChatDialogs);

const none: readonly Message[] = [];

/** A conversation: who it is with, its messages, and where one writes. */
export function Talk({ conversation, name }: { conversation: Conversation; name: string }) {
  const { closed, id } = conversation;
  const { t } = useLingui();
  const { id: me } = useAccount();
  const query = useTalk(id);
  const state = statusOf(query);
  const talk = state.status === 'answered' ? state.data : null;
  const messages = talk?.messages ?? none;
  const [readBefore] = useState(
    conversation.unread > 0 ? conversation.read : Number.POSITIVE_INFINITY,
  );
  const entries = useOwnEntries(id, talk, query.dataUpdatedAt);
  const rows = shownRows({ messages, entries, readBefore, me });
  const end = useEnd(talk !== null, messages[0]?.id, rows.at(-1)?.key);
  const older = useOlder(id, talk?.older != null);
  const below = useBelow(messages, end.isAtEnd, me);
  const say = useSayOutcome();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [replyId, setReplyId] = useDraftReply(id);
  const [editId, setEditId] = useState<string | null>(null);
  const foot = useMeasuredHeight<HTMLDivElement>('--foot');
  const acts = useConversationActs(conversation);
  const newest = messages.at(-1)?.position ?? 0;
  const live = useLiveConversation(id);
  useReading({ conversationId: id, me, shown: end.isAtEnd ? newest : 0, read: conversation.read });
  useCaughtUp({
    id,
    talk,
    happened: Math.max(live.change, conversation.change),
    unseen: entries.filter(({ sentAt }) => sentAt !== undefined).length,
    askedAt: query.dataUpdatedAt,
  });
  const { goTo, isSeeking } = useGoTo({
    id,
    talk,
    letGo: end.letGo,
    missing: (error) => (error ? sayFailed(error) : say(t`This message is not here any more.`)),
  });
  useRequestedMessage(goTo);
  const lineActs = useLineActs({
    goTo,
    openMenu: (message) => setOpened({ is: 'message', message }),
    keep: (message) => setOpened({ is: 'keep', message }),
    patientId: useWritablePatient(conversation),
  });
  const byId = (wanted: string | null) => messages.find((message) => message.id === wanted);
  const known = byId(replyId);
  const unblock = () => {
    const [person] = conversation.people;
    const firstName = person?.firstName ?? '';
    if (person) {
      acts.unblock.mutate(person.id, {
        done: t`You and ${firstName} can write to each other again.`,
      });
    }
  };
  return (
    <TalkActsContext value={lineActs}>
      <TalkHead
        conversation={conversation}
        name={name}
        acts={{
          find: () => setOpened({ is: 'find' }),
          block: () => setOpened({ is: 'block' }),
          clear: () => setOpened({ is: 'clear' }),
          unblock,
          mute: (isMuted) =>
            acts.mute.mutate(isMuted, {
              done: isMuted
                ? t`You are not notified of messages here any more.`
                : t`You are notified of messages here again.`,
            }),
        }}
      />
      <SpokenNews last={messages.at(-1)} me={me} />
      <div className={styles.room} aria-busy={isSeeking || undefined}>
        <NetLine query={query} />
        <WithinDated query={query}>
          <QueryState
            query={query}
            label={t`Loading the messages`}
            failed={t`The messages did not arrive`}
            rows={5}
          >
            {() => (
              <MessageList
                conversation={conversation}
                rows={rows}
                me={me}
                end={end}
                older={older}
                below={below}
              />
            )}
          </QueryState>
        </WithinDated>
        {talk === null && entries.length > 0 ? (
          <ol className={styles.messages}>
            {entries.map((entry) => (
              <OwnRow
                key={entry.id}
                entry={entry}
                isPassed={isPassed(entry, { entries, messages, me })}
              />
            ))}
          </ol>
        ) : null}
      </div>
      <div ref={foot}>
        {closed === null ? (
          <Composer
            conversationId={id}
            composing={{
              reply: known && !known.isDeleted ? known : null,
              endReply: () => setReplyId(''),
              edit: byId(editId) ?? null,
              endEdit: () => setEditId(null),
              onSent: end.toEnd,
            }}
          />
        ) : (
          <ClosedNote conversation={conversation} onUnblock={unblock} />
        )}
      </div>
      {opened ? (
        <Suspense fallback={<PartLoading label={t`Loading...`} />}>
          <ChatDialogs
            over="talk"
            conversation={conversation}
            name={name}
            me={me}
            opened={opened}
            onOpen={setOpened}
            onGoTo={goTo}
            onReply={(message) => {
              setEditId(null);
              setReplyId(message.id);
            }}
            onEdit={(message) => setEditId(message.id)}
          />
        </Suspense>
      ) : null}
    </TalkActsContext>
  );
}
