import type { Conversation } from '@hafi/contract/messages/message.schemas';
import type { ListedOnly, Reaction, ReportReason } from '@hafi/contract/messages/message-terms';
import {
  clearConversation,
  deleteMessage,
  editMessage,
  getConversation,
  keepInChart,
  listConversations,
  listCorrespondents,
  muteConversation,
  reactToMessage,
  searchMessages,
  startConversation,
} from '@hafi/contract/messages/messages.contract';
import {
  blockPerson,
  reportMessage,
  unblockPerson,
} from '@hafi/contract/messages/moderation.contract';
import { ask } from '../../lib/query/ask.ts';
import { useSyncedQuery } from '../../lib/query/synced-query.ts';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { usePages } from '../../lib/query/use-pages.ts';
import { syncTalk } from './known/sync-talk.ts';

/** The own conversations page by page, the one with the newest message first; all, or only some. */
export const useConversations = (only?: ListedOnly) =>
  usePages(listConversations, { query: { limit: 30, only } });

/** One conversation, where the list does not have it. */
export const useConversation = (id: string, enabled: boolean) =>
  useAnswer(getConversation, { params: { id } }, { enabled });

/** The messages of a conversation. */
export const useTalk = (id: string) => useSyncedQuery(syncTalk(id));

/** The people to whom one may write. */
export const useCorrespondents = () => useAnswer(listCorrespondents, {});

/** Messages with these words, of one conversation or of all. */
export const useFoundMessages = (q: string, conversationId: string | undefined) =>
  usePages(searchMessages, { query: { q, conversationId, limit: 20 } }, { keepLast: true });

/** Begins a conversation, or finds the one that there is. */
export const useStartConversation = () =>
  useAct(
    startConversation,
    (whom: { personId: string } | { elderId: string } | { support: true }) => ({ body: whom }),
    {
      answers: ({ data }: { data: Conversation }) =>
        ask(getConversation, { params: { id: data.id } }),
    },
  );

/** Keeps a patient's voice note as a document of their health. */
export const useKeepInChart = () =>
  useAct(keepInChart, ({ id, title }: { id: string; title: string }) => ({
    params: { id },
    body: { title },
  }));

/** Changes the text of an own message. */
export const useEditMessage = () =>
  useAct(editMessage, ({ content, id }: { id: string; content: string }) => ({
    params: { id },
    body: { content },
  }));

/** Deletes an own message for everybody. */
export const useDeleteMessage = () => useAct(deleteMessage, (id: string) => ({ params: { id } }));

/** Answers a message by a sign; null takes it back. */
export const useReact = () =>
  useAct(reactToMessage, ({ id, reaction }: { id: string; reaction: Reaction | null }) => ({
    params: { id },
    body: { reaction },
  }));

/** Tells coordinators of a message of somebody else. */
export const useReportMessage = () =>
  useAct(
    reportMessage,
    ({ id, reason, words }: { id: string; reason: ReportReason; words: string }) => ({
      params: { id },
      body: { reason, ...(words ? { words } : {}) },
    }),
  );

/** What one decides about a conversation for oneself. */
export function useConversationActs({ id }: Pick<Conversation, 'id'>) {
  const mute = useAct(muteConversation, (isMuted: boolean) => ({
    params: { id },
    body: { isMuted },
  }));
  const clear = useAct(clearConversation, () => ({ params: { id } }));
  const block = useAct(blockPerson, (personId: string) => ({ params: { personId } }));
  const unblock = useAct(unblockPerson, (personId: string) => ({ params: { personId } }));
  return { mute, clear, block, unblock };
}
