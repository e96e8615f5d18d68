import type { Conversation } from '@hafi/contract/messages/message.schemas';
import { likeness } from '@hafi/i18n/find-words';
import { noMessages, noResults } from '@hafi/ui/drawing/special-shapes';
import { Empty, Loading } from '@hafi/ui/list-state/list-state';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { PagedList } from '../../../kit/paged-list.tsx';
import { WithinDated } from '../../../lib/query/as-of.tsx';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { useAccount } from '../../../lib/session.ts';
import type { ConversationsNow } from '../known/use-conversations-now.ts';
import { useLiveConversations } from '../live/live-store.ts';
import { useConversationName } from '../words/use-conversation-name.ts';
import { ConversationRow } from './conversation-row.tsx';
import styles from './list.module.css';
import { isWanted, type Only } from './list-filter.tsx';

/** Conversations, and the query whose pages they come from. */
export type Listed = Pick<ConversationsNow, 'list' | 'query'>;

/**
 * Asks for one page after the other while nothing of those that have come is to be shown; after one
 * without anything in it no more.
 */
function useSeek({ query }: Listed, isNothing: boolean): boolean {
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const last = dataOf(query)?.pages.at(-1);
  const goesOn = hasNextPage && (last?.data.length ?? 0) > 0;
  const seeks = isNothing && goesOn && !isFetchNextPageError;
  useEffect(() => {
    if (seeks && !isFetchingNextPage) void fetchNextPage();
  }, [seeks, isFetchingNextPage, fetchNextPage]);
  return seeks;
}

/**
 * The rows of a list of conversations: of those that were chosen the ones whose names are like the
 * words. That there is none is said only once all pages have come.
 */
export function ConversationRows(props: {
  listed: Listed;
  only: Only;
  words: string;
  /** The conversation that is shown beside the list. */
  openId: string | undefined;
  /** Begins the first one. */
  begin: ReactNode;
}) {
  const { begin, listed, only, openId, words } = props;
  const { query } = listed;
  const { t } = useLingui();
  const { id: me } = useAccount();
  const nameOf = useConversationName();
  const live = useLiveConversations();
  const wanted = listed.list.filter((each) => isWanted(only, each, openId));
  const shown = words ? wanted.filter((each) => likeness(nameOf(each), words) > 0) : wanted;
  const isChosen = words !== '' || only !== 'all';
  const seeks = useSeek(listed, isChosen && shown.length === 0);
  const row = (conversation: Conversation) => (
    <ConversationRow
      key={conversation.id}
      conversation={conversation}
      name={nameOf(conversation)}
      isOpen={conversation.id === openId}
      isTyping={(live.get(conversation.id)?.typing.size ?? 0) > 0}
      me={me}
    />
  );
  const none = (
    <div className={styles.blank}>
      <Empty
        drawing={noResults}
        title={words ? t`No conversation has this name` : t`No such conversation`}
      >
        {words ? t`Try fewer letters.` : t`All of them are under “All”.`}
      </Empty>
    </div>
  );
  const rows = <ul className={styles.rows}>{shown.map(row)}</ul>;
  const nothing = query.hasNextPage ? null : none;
  const drawn = shown.length > 0 ? rows : nothing;
  return (
    <WithinDated query={query}>
      {/* What the device has of them already, while the others are on the way or do not arrive. */}
      {dataOf(query) === undefined && shown.length > 0 ? rows : null}
      <PagedList
        query={query}
        label={t`Loading your conversations`}
        failed={t`Your conversations did not arrive`}
        empty={
          only === 'all' ? (
            <div className={styles.blank}>
              <Empty drawing={noMessages} title={t`No conversations yet`} action={begin}>
                {t`Write to your people, or to Hafi.`}
              </Empty>
            </div>
          ) : (
            drawn
          )
        }
      >
        {() => (seeks ? <Loading label={t`Loading your conversations`} rows={3} /> : drawn)}
      </PagedList>
    </WithinDated>
  );
}
