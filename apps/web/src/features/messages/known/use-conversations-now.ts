import type { ListedOnly } from '@hafi/contract/messages/message-terms';
import { listConversations } from '@hafi/contract/messages/messages.contract';
import { useEffect, useRef } from 'react';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { refetchTopics } from '../../../lib/query/query-options.ts';
import { useAccount } from '../../../lib/session.ts';
import { useLiveConversations, usePresences } from '../live/live-store.ts';
import { useConversations } from '../messages.queries.ts';
import { conversationsNow } from './conversation-now.ts';

/** What is known of the own conversations now. */
export type ConversationsNow = ReturnType<typeof useConversationsNow>;

/** The own conversations, or only some, as they are now, with what the server has told since it answered. */
export function useConversationsNow(only?: ListedOnly) {
  const query = useConversations(only);
  const state = statusOf(query);
  const live = useLiveConversations();
  const presences = usePresences();
  const { id: me } = useAccount();
  const pages = state.status === 'answered' ? state.data.pages : [];
  const answered = pages.flatMap(({ data }) => data);
  const list = conversationsNow(answered, live, presences, me);
  const requested = useRef(new Set<string>());
  useEffect(() => {
    if (state.status !== 'answered' || only !== undefined) return;
    const known = new Set(list.map(({ id }) => id));
    const others = [...live].filter(([id, { messages }]) => messages.length > 0 && !known.has(id));
    const fresh = others.filter(([id]) => !requested.current.has(id));
    if (fresh.length === 0) return;
    for (const [id] of fresh) requested.current.add(id);
    // It is new, or has come back: only the server can say what it is.
    void refetchTopics(listConversations.topics);
  });
  const news = list.reduce((sum, { unread }) => sum + unread, 0);
  const before = answered.reduce((sum, { unread }) => sum + unread, 0);
  return {
    query,
    is: state.status,
    list,
    /** The unread messages of all conversations, those not in the list too. */
    unread: Math.max(0, (pages[0]?.unread ?? 0) + news - before),
  };
}
