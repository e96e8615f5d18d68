import { likeness } from '@hafi/i18n/find-words';
import { Button } from '@hafi/ui/button/button';
import { noMessages, noResults } from '@hafi/ui/drawing/special-shapes';
import { Empty } from '@hafi/ui/list-state/list-state';
import { SearchField } from '@hafi/ui/search-field/search-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCirclePlus, Plus, Search } from 'lucide-react';
import { Suspense, useDeferredValue, useId, useState } from 'react';
import { PagedList } from '../../../kit/paged-list.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { PartLoading } from '../../../lib/part-loading.tsx';
import { WithinDated } from '../../../lib/query/as-of.tsx';
import { useAccount } from '../../../lib/session.ts';
import type { OpenedOverList } from '../acts/list-dialogs.tsx';
import type { useConversationsNow } from '../known/use-conversations-now.ts';
import { useHeard } from '../live/heard.ts';
import { NetLine } from '../talk/net-line.tsx';
import { useConversationName } from '../words/use-conversation-name.ts';
import { ByPhone } from './by-phone.tsx';
import { ConversationRow } from './conversation-row.tsx';
import styles from './list.module.css';
import { isWanted, ListFilter, type Only } from './list-filter.tsx';

const ChatDialogs = lazyPart(async () => (await import('../acts/chat-dialogs.tsx')).ChatDialogs);

/** The own conversations, with a box that filters them by name, and the ways to begin one. */
export function ConversationList(props: {
  known: ReturnType<typeof useConversationsNow>;
  /** The conversation that is shown beside the list. */
  openId: string | undefined;
  /** Whether it stands beside a conversation, which then is what the page is about. */
  isPart: boolean;
}) {
  const { isPart, known, openId } = props;
  const Heading = isPart ? 'h2' : 'h1';
  const { t } = useLingui();
  const { id: me } = useAccount();
  const nameOf = useConversationName();
  const heard = useHeard();
  const [typed, setTyped] = useState('');
  const [only, setOnly] = useState<Only>('all');
  const [opened, setOpened] = useState<OpenedOverList | null>(null);
  const start = () => setOpened({ is: 'start' });
  const title = useId();
  const words = useDeferredValue(typed.trim());
  const wanted = known.list.filter((each) => isWanted(only, each, openId));
  const shown = words ? wanted.filter((each) => likeness(nameOf(each), words) > 0) : wanted;
  const begin = (
    <Button icon={MessageCirclePlus} onClick={start}>
      <Trans>Start New Chat</Trans>
    </Button>
  );
  return (
    <section className={styles.list} aria-labelledby={title}>
      <div className={styles.head}>
        <Heading id={title}>
          <Trans>Messages</Trans>
        </Heading>
        <Button variant="second" icon={Plus} onClick={start}>
          <Trans context="conversation">New</Trans>
        </Button>
      </div>
      <div className={styles.search}>
        <SearchField
          label={t`Search conversations`}
          placeholder={t`Search conversations...`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ListFilter only={only} onChange={setOnly} unread={known.unread} />
      </div>
      <div className={styles.body} data-scrolls>
        {openId ? null : <NetLine query={known.query} />}
        <WithinDated query={known.query}>
          <PagedList
            query={known.query}
            label={t`Loading your conversations`}
            failed={t`Your conversations did not arrive`}
            empty={
              <div className={styles.blank}>
                <Empty drawing={noMessages} title={t`No conversations yet`} action={begin}>
                  {t`Write to your people, or to Hafi.`}
                </Empty>
              </div>
            }
          >
            {() =>
              shown.length > 0 ? (
                <ul className={styles.rows}>
                  {shown.map((conversation) => (
                    <ConversationRow
                      key={conversation.id}
                      conversation={conversation}
                      name={nameOf(conversation)}
                      isOpen={conversation.id === openId}
                      isTyping={(heard.get(conversation.id)?.typing.size ?? 0) > 0}
                      me={me}
                    />
                  ))}
                </ul>
              ) : (
                <div className={styles.blank}>
                  <Empty
                    drawing={noResults}
                    title={words ? t`No conversation has this name` : t`No such conversation`}
                  >
                    {words ? t`Try fewer letters.` : t`All of them are under “All”.`}
                  </Empty>
                </div>
              )
            }
          </PagedList>
        </WithinDated>
        {words.length > 1 ? (
          <div className={styles.foot}>
            <Button variant="second" icon={Search} onClick={() => setOpened({ is: 'find', words })}>
              <Trans>Search all messages for: {words}</Trans>
            </Button>
          </div>
        ) : (
          <ByPhone isPart={isPart} />
        )}
      </div>
      {opened ? (
        <Suspense fallback={<PartLoading label={t`Loading...`} />}>
          <ChatDialogs
            over="list"
            opened={opened}
            listed={known.list}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
