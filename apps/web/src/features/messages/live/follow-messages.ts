import type { Message } from '@hafi/contract/messages/message.schemas';
import { listMessages } from '@hafi/contract/messages/messages.contract';
import { changeSynced } from '../../../lib/query/synced-query.ts';
import { isConnected, onConnection, onEvent } from '../../../lib/realtime/events.ts';
import { keepTalks } from '../known/keep-talks.ts';
import { type Talk, withReceived } from '../known/talk.ts';
import {
  applyMarks,
  applyMessage,
  applyPresence,
  applyTyping,
  forgetPresences,
  liveConversationOf,
} from './live-store.ts';

/** How long it is shown that somebody writes, in milliseconds. */
const typingShown = 5_000;

/** The question for the messages of a conversation. */
export const messagesOf = (id: string) => ({ params: { id }, query: {} });

/** Takes in a message that the server has told, by itself or as an answer. */
export function receiveMessage(message: Message): void {
  applyMessage(message);
  changeSynced(listMessages, messagesOf(message.conversationId), (talk: Talk) =>
    withReceived(talk, [message]),
  );
}

let isFollowing = false;

/** Takes in what the server tells of conversations, from now on. */
export function followMessages(): void {
  if (isFollowing) return;
  isFollowing = true;
  // Without it nothing of them is kept; they are read all the same.
  keepTalks().catch(() => undefined);
  onEvent('message', receiveMessage);
  onEvent('marks', applyMarks);
  onEvent('presence', applyPresence);
  onEvent('typing', ({ conversationId, personId }) => {
    const until = Date.now() + typingShown;
    applyTyping(conversationId, personId, until);
    setTimeout(() => {
      const last = liveConversationOf(conversationId).typing.get(personId);
      if (last === until) applyTyping(conversationId, personId, 0);
    }, typingShown);
  });
  onConnection(() => {
    if (!isConnected()) forgetPresences();
  });
}
