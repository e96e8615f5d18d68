import type { Call, Signal } from '../calls/call.schemas.ts';
import type { Message } from '../messages/message.schemas.ts';
import type { PresenceStatus } from '../messages/message-terms.ts';
import type { Topic } from './topics.ts';

/** Up to which position of a conversation a person has received and read. */
export interface Marks {
  readonly conversationId: string;
  readonly personId: string;
  readonly delivered: number;
  readonly read: number;
}

/** Whether somebody uses Hafi now. */
export interface Presence {
  readonly personId: string;
  readonly status: PresenceStatus;
  /** When they last used it, ISO 8601; null when it is not known. */
  readonly lastSeenAt: string | null;
}

/** The events that the server sends on the realtime channel (`/api/realtime`), by name. */
export interface ServerEvents {
  /** Data of these topics has changed: refetch what is shown of it. */
  readonly changed: (change: { readonly topics: readonly Topic[] }) => void;
  /** A message is new or has changed: it takes the place of an older change of the same id. */
  readonly message: (message: Message) => void;
  readonly marks: (marks: Marks) => void;
  /**
   * Somebody writes in a conversation; it lasts some seconds. For who writes to Hafi, a coordinator
   * bears the id of the conversation.
   */
  readonly typing: (typing: { readonly conversationId: string; readonly personId: string }) => void;
  readonly presence: (presence: Presence) => void;
  /** Somebody calls: every device of theirs rings until the call says otherwise. */
  readonly ring: (call: Call) => void;
  /** A call that one is called to or takes part in has changed. */
  readonly call: (call: Call) => void;
  /** What another device in a call needs to connect; only to the session of the device it is for. */
  readonly signal: (signal: Signal) => void;
}

/** The events that a screen sends. Anything else, or more than a person does, is dropped. */
export interface ClientEvents {
  readonly typing: (typing: { readonly conversationId: string }) => void;
  /** Whether this screen is hidden. */
  readonly hidden: (hidden: boolean) => void;
}

/** The events that carry what they tell, by name. */
export type ServerEvent = Exclude<keyof ServerEvents, 'changed'>;

/** What an event carries. */
export type EventOf<E extends ServerEvent> = Parameters<ServerEvents[E]>[0];

/**
 * Header in which a screen names its realtime connection with a changing request. The server then
 * does not notify that screen of topics in the endpoint's `topics`, which it refetches by itself.
 */
export const connectionHeader = 'hafi-connection';
