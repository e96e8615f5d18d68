import type { Conversation } from '@hafi/contract/messages/message.schemas';
import type { ListedOnly } from '@hafi/contract/messages/message-terms';
import type { ReactNode } from 'react';
import { type ConversationsNow, useConversationsNow } from '../known/use-conversations-now.ts';
import type { Listed } from './conversation-rows.tsx';

/** Both lists as one, each conversation once, as the later answer says. */
function together(one: readonly Conversation[], other: readonly Conversation[]): Conversation[] {
  const known = new Map<string, Conversation>();
  for (const each of [...one, ...other]) {
    const before = known.get(each.id);
    if (!before || each.change > before.change || each.read > before.read) known.set(each.id, each);
  }
  return [...known.values()].sort(
    (first, second) => Date.parse(second.activeAt) - Date.parse(first.activeAt),
  );
}

/**
 * Some of the conversations, as the server finds them also behind the pages that have come, and those
 * of the others that have become so since.
 */
export function OnlySome(props: {
  only: ListedOnly;
  all: ConversationsNow;
  rows: (listed: Listed) => ReactNode;
}) {
  const { all, only, rows } = props;
  const { list, query } = useConversationsNow(only);
  return rows({ query, list: together(all.list, list) });
}
