import type { Answer } from '@hafi/contract/core/endpoint';
import {
  answerInboxMessage,
  finishInboxMessage,
  type InboxFilter,
  listInbox,
  readInboxMessage,
} from '@hafi/contract/support/inbox.contract';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { usePages } from '../../../lib/query/use-pages.ts';

export type InboxLine = Answer<typeof listInbox>['data'][number];
export type InboxMessage = Answer<typeof readInboxMessage>['data'];

/** The inbox query. */
export interface InboxQuery {
  readonly show: InboxFilter;
  readonly q: string;
}

/** The inbox, page by page; keeps the previous result while the next one loads. */
export const useInbox = (query: InboxQuery) => usePages(listInbox, { query }, { keepLast: true });

/** One message with its answers. */
export const useInboxMessage = (id: string) => useAnswer(readInboxMessage, { params: { id } });

/** Answers or dismisses a message. */
export function useInboxActs(id: string) {
  const finish = useAct(finishInboxMessage, () => ({ params: { id } }), { waits: true });
  const answering = useAct(
    answerInboxMessage,
    ({ text, key }: { text: string; key: string }) => ({
      params: { id },
      body: { text },
      idempotencyKey: key,
    }),
    { waits: true },
  );
  const answer = (text: string, key: string) => answering.mutateAsync({ text, key });
  return { answer, finish };
}
