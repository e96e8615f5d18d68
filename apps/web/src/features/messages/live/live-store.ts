import type { Marks, Presence } from '@hafi/contract/core/realtime';
import type { Message } from '@hafi/contract/messages/message.schemas';
import { useSyncExternalStore } from 'react';
import { onForget } from '../../../lib/session.ts';

/** What the server has told of a conversation by itself. */
export interface LiveConversation {
  /** The latest new or changed messages, by their changes. */
  readonly messages: readonly Message[];
  /** The greatest change that was heard of. */
  readonly change: number;
  /** What each person has received and read. */
  readonly marks: ReadonlyMap<string, Marks>;
  /** Who writes, and until when that is shown, in Unix milliseconds. */
  readonly typing: ReadonlyMap<string, number>;
}

const nothing: LiveConversation = { messages: [], change: 0, marks: new Map(), typing: new Map() };

/** How many messages of a conversation are kept here: the cached lists hold the others. */
const most = 100;

let conversations: ReadonlyMap<string, LiveConversation> = new Map();
let presences: ReadonlyMap<string, Presence> = new Map();
const listeners = new Set<() => void>();

function say(): void {
  for (const listener of listeners) listener();
}

function change(id: string, next: (before: LiveConversation) => LiveConversation): void {
  conversations = new Map(conversations).set(id, next(liveConversationOf(id)));
  say();
}

/** What was heard of a conversation. */
export const liveConversationOf = (id: string): LiveConversation =>
  conversations.get(id) ?? nothing;

/** Keeps a message that is new or has changed. */
export function applyMessage(message: Message): void {
  change(message.conversationId, (before) => {
    const others = before.messages.filter(({ id }) => id !== message.id);
    const same = before.messages.find(({ id }) => id === message.id);
    const newer = same && same.change > message.change ? same : message;
    const messages = [...others, newer].sort((one, other) => one.change - other.change);
    const typing = new Map(before.typing);
    // Who has sent it writes no more.
    if (message.senderId) typing.delete(message.senderId);
    return {
      ...before,
      typing,
      messages: messages.slice(-most),
      change: Math.max(before.change, message.change),
    };
  });
}

/** Keeps what a person has received and read: the greatest counts. */
export function applyMarks(marks: Marks): void {
  const { conversationId, delivered, personId, read } = marks;
  change(conversationId, (before) => {
    const known = before.marks.get(personId);
    const most = {
      ...marks,
      delivered: Math.max(known?.delivered ?? 0, delivered, read),
      read: Math.max(known?.read ?? 0, read),
    };
    return { ...before, marks: new Map(before.marks).set(personId, most) };
  });
}

/** Keeps that somebody writes, until a moment; 0 ends it. */
export function applyTyping(conversationId: string, personId: string, until: number): void {
  change(conversationId, (before) => {
    const typing = new Map(before.typing);
    if (until > 0) typing.set(personId, until);
    else typing.delete(personId);
    return { ...before, typing };
  });
}

/**
 * Keeps whether somebody uses Hafi now. An older state changes nothing: of two servers one may tell
 * late.
 */
export function applyPresence(presence: Presence): void {
  const known = presences.get(presence.personId)?.lastSeenAt ?? '';
  if (presence.lastSeenAt !== null && presence.lastSeenAt < known) return;
  presences = new Map(presences).set(presence.personId, presence);
  say();
}

/** Forgets what is true only as long as the server tells what changes. */
export function forgetPresences(): void {
  if (presences.size === 0) return;
  presences = new Map();
  say();
}

/** Forgets what was heard of a conversation: it is no longer the reader's, or was cleared. */
export function forgetLive(id: string): void {
  const left = new Map(conversations);
  if (left.delete(id)) conversations = left;
  say();
}

onForget(() => {
  conversations = new Map();
  presences = new Map();
  say();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was heard of one conversation; draws again when that changes. */
export const useLiveConversation = (id: string): LiveConversation =>
  useSyncExternalStore(
    subscribe,
    () => liveConversationOf(id),
    () => nothing,
  );

/** What was heard of all conversations. */
export const useLiveConversations = (): ReadonlyMap<string, LiveConversation> =>
  useSyncExternalStore(
    subscribe,
    () => conversations,
    () => conversations,
  );

/** Who was heard to use Hafi, by person. */
export const usePresences = (): ReadonlyMap<string, Presence> =>
  useSyncExternalStore(
    subscribe,
    () => presences,
    () => presences,
  );
