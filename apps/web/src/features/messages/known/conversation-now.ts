import type { Presence } from '@hafi/contract/core/realtime';
import type { Conversation, Message } from '@hafi/contract/messages/message.schemas';
import type { LiveConversation } from '../live/live-store.ts';

type Preview = NonNullable<Conversation['last']>;
type Participant = Conversation['people'][number];

/** How much of a text the list shows at most, in characters. */
const excerptLength = 140;

const previewOf = (message: Message): Preview => {
  const { call, content, file, id, isDeleted, kind, position } = message;
  const { senderId, senderName, sentAt } = message;
  const excerpt = [...content].slice(0, excerptLength).join('');
  const seconds = kind === 'voice' ? (file?.seconds ?? null) : null;
  const who = { senderId, senderName, sentAt };
  return { id, isDeleted, kind, position, ...who, excerpt, seconds, call };
};

function personNow(
  person: Participant,
  { marks }: LiveConversation,
  presences: ReadonlyMap<string, Presence>,
): Participant {
  const live = marks.get(person.id);
  const presence = presences.get(person.id);
  if (!live && !presence) return person;
  return {
    ...person,
    ...(presence ? { status: presence.status, lastSeenAt: presence.lastSeenAt } : {}),
    delivered: Math.max(person.delivered, live?.delivered ?? 0),
    read: Math.max(person.read, live?.read ?? 0),
  };
}

/**
 * A conversation as it is now: as the server last answered, with what it has told since by itself.
 */
export function conversationNow(
  answered: Conversation,
  live: LiveConversation,
  presences: ReadonlyMap<string, Presence>,
  me: string,
): Conversation {
  const fresh = live.messages.filter(({ change }) => change > answered.change);
  const news = fresh.filter(({ position }) => position > answered.change);
  const read = Math.max(answered.read, live.marks.get(me)?.read ?? 0);
  const unreadNews = news.filter(
    ({ isDeleted, kind, position, senderId }) =>
      senderId !== me && !isDeleted && kind !== 'joined' && position > read,
  );
  const newest = news.reduce<Message | undefined>(
    (last, each) => (last && last.position > each.position ? last : each),
    undefined,
  );
  const changed = fresh.find(({ id }) => id === answered.last?.id);
  const isReadSince = read > answered.read && read >= (answered.last?.position ?? 0);
  const last = newest ?? changed;
  return {
    ...answered,
    people: answered.people.map((person) => personNow(person, live, presences)),
    read,
    unread: (isReadSince ? 0 : answered.unread) + unreadNews.length,
    change: Math.max(answered.change, live.change),
    last: last ? previewOf(last) : answered.last,
    activeAt: newest?.sentAt ?? answered.activeAt,
  };
}

/** Conversations as they are now, the one with the newest message first. */
export function conversationsNow(
  answered: readonly Conversation[],
  live: ReadonlyMap<string, LiveConversation>,
  presences: ReadonlyMap<string, Presence>,
  me: string,
): Conversation[] {
  const silent: LiveConversation = { messages: [], change: 0, marks: new Map(), typing: new Map() };
  const now = answered.map((each) =>
    conversationNow(each, live.get(each.id) ?? silent, presences, me),
  );
  // A page that was asked for later may name one again that has moved up meanwhile.
  const once = [...new Map(now.map((each) => [each.id, each])).values()];
  return once.sort((one, other) => Date.parse(other.activeAt) - Date.parse(one.activeAt));
}
