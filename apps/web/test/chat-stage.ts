import type { Conversation, Message } from '@hafi/contract/messages/message.schemas';
import {
  getConversation,
  listChanges,
  listConversations,
  listMessages,
  markConversation,
} from '@hafi/contract/messages/messages.contract';
import { answers, type FakeAnswer, fails } from './fake-api.ts';

/** The viewer of `renderPage`, as every sample account. */
export const me = '019aa000-0000-7000-8000-000000000001';
export const claudine = '019aa000-0000-7000-8000-000000000002';
export const talkId = '019bb000-0000-7000-8000-000000000001';

/** The id of the nth thing of a test. */
export const idOf = (nth: number): string =>
  `019cc000-0000-7000-8000-${String(nth).padStart(12, '0')}`;

const claudineNow: Conversation['people'][number] = {
  id: claudine,
  name: 'Claudine Uwase',
  firstName: 'Claudine',
  photo: null,
  relation: 'child',
  isElder: false,
  status: 'online',
  lastSeenAt: null,
  delivered: 0,
  read: 0,
};

/** A message of Claudine, the nth of the conversation, unless it is said otherwise. */
export function aMessage(nth: number, more: Partial<Message> = {}): Message {
  return {
    id: idOf(nth),
    conversationId: talkId,
    position: nth,
    change: nth,
    senderId: claudine,
    senderName: 'Claudine Uwase',
    kind: 'text',
    content: `Message ${nth}`,
    sentAt: '2026-11-23T06:00:00.000Z',
    writtenAt: null,
    editedAt: null,
    isDeleted: false,
    replyTo: null,
    file: null,
    location: null,
    call: null,
    reactions: [],
    ...more,
  };
}

/** The conversation with Claudine, in which these messages stand. */
export function aConversation(
  messages: readonly Message[] = [],
  more: Partial<Conversation> = {},
): Conversation {
  const last = messages.at(-1);
  const change = Math.max(0, ...messages.map((each) => each.change));
  return {
    id: talkId,
    kind: 'direct',
    elder: null,
    supported: null,
    people: [claudineNow],
    closed: null,
    unread: 0,
    isMuted: false,
    read: last?.position ?? 0,
    change,
    last: last
      ? {
          id: last.id,
          position: last.position,
          kind: last.kind,
          excerpt: last.content,
          senderId: last.senderId,
          senderName: last.senderName,
          sentAt: last.sentAt,
          isDeleted: last.isDeleted,
          seconds: last.file?.seconds ?? null,
          call: last.call,
        }
      : null,
    activeAt: last?.sentAt ?? '2026-11-23T05:00:00.000Z',
    ...more,
  };
}

/** What the server answers about one conversation, which its page shows. */
export interface ServedTalk {
  messages: readonly Message[];
  conversation: Conversation;
  /** What `listMessages` says is before them. */
  older?: readonly Message[];
}

/** Answers everything about a conversation as it is when it is asked. */
export function serveTalk(talk: ServedTalk): FakeAnswer[] {
  const now = (answer: () => FakeAnswer): FakeAnswer => ({
    endpoint: answer().endpoint,
    answer: () => answer().answer(),
  });
  const changeOf = () => talk.conversation.change;
  return [
    now(() =>
      answers(listConversations, {
        data: [talk.conversation],
        nextCursor: null,
        unread: talk.conversation.unread,
      }),
    ),
    answers(getConversation, { data: talk.conversation }),
    {
      ...answers(listMessages, {
        data: [...(talk.older ?? [])].reverse(),
        nextCursor: null,
        change: changeOf(),
      }),
      url: `/api/conversations/${talkId}/messages?cursor=older&limit=100`,
    },
    now(() =>
      answers(listMessages, {
        data: [...talk.messages].reverse(),
        nextCursor: talk.older ? 'older' : null,
        change: changeOf(),
      }),
    ),
    now(() =>
      answers(listChanges, {
        data: { messages: [...talk.messages], hasMore: false, change: changeOf() },
      }),
    ),
    answers(markConversation, { data: null }),
  ];
}

/** The conversation is not the reader's, or no longer. */
export const serveNoTalk: FakeAnswer[] = [
  answers(listConversations, { data: [], nextCursor: null, unread: 0 }),
  fails(getConversation, 404, 'not-found'),
  fails(listMessages, 404, 'not-found'),
];
