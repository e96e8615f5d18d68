import type { Answer } from '@hafi/contract/core/endpoint';
import {
  answerInboxMessage,
  finishInboxMessage,
  type InboxFilter,
  listInbox,
  readInboxMessage,
} from '@hafi/contract/support/inbox.contract';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export type InboxLine = Answer<typeof listInbox>['data'][number];
export type InboxMessage = Answer<typeof readInboxMessage>['data'];

/** What the inbox shows. */
export interface InboxQuery {
  readonly show: InboxFilter;
  readonly q: string;
}

/** The inbox, page by page; the last answer stays in sight while the next one comes. */
export function useInbox(query: InboxQuery) {
  return useInfiniteQuery({
    queryKey: ['support', 'inbox', query],
    queryFn: ({ pageParam, signal }) =>
      call(listInbox, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** One message with its answers. */
export function useInboxMessage(id: string) {
  return useQuery({
    queryKey: ['support', 'message', id],
    queryFn: async () => (await call(readInboxMessage, { params: { id } })).data,
  });
}

/** Answers a message, or sets it aside. */
export function useInboxActs(id: string) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['support'] });
  const finish = useMutation({
    mutationFn: () => call(finishInboxMessage, { params: { id } }),
    onSettled: refresh,
  });
  const answer = async (text: string, idempotencyKey: string) => {
    await call(answerInboxMessage, { params: { id }, body: { text }, idempotencyKey });
    await refresh();
  };
  return { answer, finish };
}
