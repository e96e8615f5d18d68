import { Button } from '@hafi/ui/button/button';
import { SearchField } from '@hafi/ui/search-field/search-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCirclePlus, Plus, Search } from 'lucide-react';
import { Suspense, useDeferredValue, useId, useState } from 'react';
import { ZoneNote } from '../../../kit/zone-note.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { PartLoading } from '../../../lib/part-loading.tsx';
import type { OpenedOverList } from '../acts/list-dialogs.tsx';
import type { ConversationsNow } from '../known/use-conversations-now.ts';
import { NetLine } from '../talk/net-line.tsx';
import { ByPhone } from './by-phone.tsx';
import { ConversationRows, type Listed } from './conversation-rows.tsx';
import styles from './list.module.css';
import { ListFilter, type Only } from './list-filter.tsx';
import { OnlySome } from './only-some.tsx';

const ChatDialogs = lazyPart(async () => (await import('../acts/chat-dialogs.tsx')).ChatDialogs);

/** The own conversations, with a box that filters them by name, and the ways to begin one. */
export function ConversationList(props: {
  known: ConversationsNow;
  /** The conversation that is shown beside the list. */
  openId: string | undefined;
  /** Whether it stands beside a conversation, which then is what the page is about. */
  isPart: boolean;
}) {
  const { isPart, known, openId } = props;
  const Heading = isPart ? 'h2' : 'h1';
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [only, setOnly] = useState<Only>('all');
  const [opened, setOpened] = useState<OpenedOverList | null>(null);
  const start = () => setOpened({ is: 'start' });
  const title = useId();
  const words = useDeferredValue(typed.trim());
  const begin = (
    <Button icon={MessageCirclePlus} onClick={start}>
      <Trans>Start New Chat</Trans>
    </Button>
  );
  const rows = (listed: Listed) => (
    <ConversationRows listed={listed} only={only} words={words} openId={openId} begin={begin} />
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
        {openId ? null : <ZoneNote />}
        {only === 'all' ? rows(known) : <OnlySome only={only} all={known} rows={rows} />}
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
