import type { Message } from '@hafi/contract/messages/message.schemas';

/** The messages of a conversation, as far as this page knows them. */
export interface Talk {
  /** All from `floor` on, in the order of their positions. */
  readonly messages: readonly Message[];
  /** The position from which on none is missing. What stands before it is not known, or cleared. */
  readonly floor: number;
  /** The cursor of the messages before it; null when there are none. */
  readonly older: string | null;
  /** No change up to this one is missing. */
  readonly change: number;
  /** What `floor` and `older` were at first, before anything was added in front. */
  readonly first: Pick<Talk, 'floor' | 'older'>;
}

/** A page of the server's list, the newest first. */
export interface TalkPage {
  readonly data: readonly Message[];
  readonly nextCursor: string | null;
  readonly change: number;
}

/** The answer to what has changed since a change. */
export interface TalkChanges {
  readonly messages: readonly Message[];
  readonly change: number;
}

/** What the first page says. */
export function talkOf({ data, nextCursor, change }: TalkPage): Talk {
  const messages = [...data].reverse();
  const first = { floor: messages[0]?.position ?? change + 1, older: nextCursor };
  return { messages, ...first, change, first };
}

/** The newest part of a talk, without what was added in front. */
export function newestPart({ change, first, messages }: Talk): Talk {
  const newest = messages.filter(({ position }) => position >= first.floor);
  return { messages: newest, ...first, change, first };
}

/** The messages with some that are new or have changed, each as its greatest change says. */
function put(talk: Talk, received: readonly Message[]): readonly Message[] {
  const known = new Map(talk.messages.map((message) => [message.id, message]));
  let isOther = false;
  for (const message of received) {
    const before = known.get(message.id);
    const isKnown = before ? before.change >= message.change : message.position < talk.floor;
    if (isKnown) continue;
    known.set(message.id, message);
    isOther = true;
  }
  if (!isOther) return talk.messages;
  return [...known.values()].sort((one, other) => one.position - other.position);
}

/** The talk with the page before it. */
export function withOlder(talk: Talk, { change, data, nextCursor }: TalkPage): Talk {
  const floor = Math.min(talk.floor, ...data.map(({ position }) => position));
  return {
    ...talk,
    messages: put({ ...talk, floor }, data),
    floor,
    older: nextCursor,
    // What changed in these after they were read was notified, and left out, before they were known.
    change: Math.min(talk.change, change),
  };
}

/** The talk with all that has changed after `since`. */
export function withChanges(talk: Talk, since: number, received: TalkChanges): Talk {
  const isFull = since <= talk.change;
  return {
    ...talk,
    messages: put(talk, received.messages),
    change: isFull ? Math.max(talk.change, received.change) : talk.change,
  };
}

/** The talk with messages that the server has told by themselves, in any order, some perhaps lost. */
export function withReceived(talk: Talk, received: readonly Message[]): Talk {
  let { change } = talk;
  const changes = received.map((message) => message.change).sort((one, other) => one - other);
  for (const each of changes) if (each === change + 1) change = each;
  const messages = put(talk, received);
  return messages === talk.messages && change === talk.change
    ? talk
    : { ...talk, messages, change };
}

/** Whether something is missing, when a change of this number is known to have happened. */
export const isBehind = (talk: Talk, happened: number): boolean => happened > talk.change;
