import type { Message } from '@hafi/contract/messages/message.schemas';
import { listMessages } from '@hafi/contract/messages/messages.contract';
import { changeGathered } from '../../../lib/query/gathered.ts';
import { isConnected, onConnection, onEvent } from '../../../lib/realtime/events.ts';
import { keepTalks } from '../known/keep-talks.ts';
import { type Talk, withTold } from '../known/talk.ts';
import {
  forgetPresences,
  heardOf,
  hearMarks,
  hearMessage,
  hearPresence,
  hearTyping,
} from './heard.ts';

/** How long it is shown that somebody writes, in milliseconds. */
const typingShown = 5_000;

/** The question for the messages of a conversation. */
export const messagesOf = (id: string) => ({ params: { id }, query: {} });

/** Takes in a message that the server has told, by itself or as an answer. */
export function takeIn(message: Message): void {
  hearMessage(message);
  changeGathered(listMessages, messagesOf(message.conversationId), (talk: Talk) =>
    withTold(talk, [message]),
  );
}

let isFollowing = false;

/** Takes in what the server tells of conversations, from now on. */
export function followMessages(): void {
  if (isFollowing) return;
  isFollowing = true;
  // Without it nothing of them is kept; they are read all the same.
  keepTalks().catch(() => undefined);
  onEvent('message', takeIn);
  onEvent('marks', hearMarks);
  onEvent('presence', hearPresence);
  onEvent('typing', ({ conversationId, personId }) => {
    const until = Date.now() + typingShown;
    hearTyping(conversationId, personId, until);
    setTimeout(() => {
      const last = heardOf(conversationId).typing.get(personId);
      if (last === until) hearTyping(conversationId, personId, 0);
    }, typingShown);
  });
  onConnection(() => {
    if (!isConnected()) forgetPresences();
  });
}
