import type { Presence } from '@hafi/contract/core/realtime';
import type { Conversation, Message } from '@hafi/contract/messages/message.schemas';
import type { HeardOf } from '../live/heard.ts';

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
  { marks }: HeardOf,
  presences: ReadonlyMap<string, Presence>,
): Participant {
  const heard = marks.get(person.id);
  const presence = presences.get(person.id);
  if (!heard && !presence) return person;
  return {
    ...person,
    ...(presence ? { status: presence.status, lastSeenAt: presence.lastSeenAt } : {}),
    delivered: Math.max(person.delivered, heard?.delivered ?? 0),
    read: Math.max(person.read, heard?.read ?? 0),
  };
}

/**
 * A conversation as it is now: as the server last answered, with what it has told since by itself.
 */
export function conversationNow(
  answered: Conversation,
  heard: HeardOf,
  presences: ReadonlyMap<string, Presence>,
  me: string,
): Conversation {
  const fresh = heard.messages.filter(({ change }) => change > answered.change);
  const news = fresh.filter(({ position }) => position > answered.change);
  const read = Math.max(answered.read, heard.marks.get(me)?.read ?? 0);
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
    people: answered.people.map((person) => personNow(person, heard, presences)),
    read,
    unread: (isReadSince ? 0 : answered.unread) + unreadNews.length,
    change: Math.max(answered.change, heard.change),
    last: last ? previewOf(last) : answered.last,
    activeAt: newest?.sentAt ?? answered.activeAt,
  };
}

/** Conversations as they are now, the one with the newest message first. */
export function conversationsNow(
  answered: readonly Conversation[],
  heard: ReadonlyMap<string, HeardOf>,
  presences: ReadonlyMap<string, Presence>,
  me: string,
): Conversation[] {
  const silent: HeardOf = { messages: [], change: 0, marks: new Map(), typing: new Map() };
  const now = answered.map((each) =>
    conversationNow(each, heard.get(each.id) ?? silent, presences, me),
  );
  // A page that was asked for later may name one again that has moved up meanwhile.
  const once = [...new Map(now.map((each) => [each.id, each])).values()];
  return once.sort((one, other) => Date.parse(other.activeAt) - Date.parse(one.activeAt));
}
