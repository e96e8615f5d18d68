import { afterEach, expect, it } from 'vitest';
import {
  aConversation,
  aMessage,
  claudine,
  idOf,
  me,
  talkId,
} from '../../../../test/chat-stage.ts';
import {
  applyMarks,
  applyMessage,
  applyTyping,
  forgetLive,
  liveConversationOf,
} from '../live/live-store.ts';
import { conversationNow, conversationsNow } from './conversation-now.ts';

afterEach(() => forgetLive(talkId));

const first = aMessage(1);
const now = (answered = aConversation([first], { read: 1 })) =>
  conversationNow(answered, liveConversationOf(talkId), new Map(), me);

it('is what the server answered, when nothing was heard since', () => {
  const answered = aConversation([first]);
  expect(now(answered)).toEqual(answered);
});

it('counts a message that was told since, with its words and its time', () => {
  applyMessage(aMessage(2, { content: 'Are you well?', sentAt: '2026-11-23T07:00:00.000Z' }));
  applyMessage(aMessage(3, { senderId: me, senderName: 'Espérance', content: 'I am' }));
  applyMessage(aMessage(4, { isDeleted: true, content: '' }));
  const known = now();
  expect(known.unread).toBe(1);
  expect(known.last).toMatchObject({ id: idOf(4), isDeleted: true });
  expect(known.change).toBe(4);
});

it('counts nothing twice that the answer contains', () => {
  applyMessage(aMessage(2));
  const later = aConversation([first, aMessage(2)], { unread: 1, read: 1 });
  expect(now(later).unread).toBe(1);
});

it('counts nothing any more once it was read, here or on another device', () => {
  applyMessage(aMessage(2));
  applyMarks({ conversationId: talkId, personId: me, delivered: 2, read: 2 });
  expect(now(aConversation([first], { unread: 1, read: 0 })).unread).toBe(0);
  applyMessage(aMessage(3));
  expect(now().unread).toBe(1);
});

it('shows the changed words of the last message, and who has read how far', () => {
  applyMessage(aMessage(1, { change: 2, content: 'Corrected', editedAt: first.sentAt }));
  applyMarks({ conversationId: talkId, personId: claudine, delivered: 5, read: 1 });
  // Told late: it takes nothing back.
  applyMarks({ conversationId: talkId, personId: claudine, delivered: 2, read: 0 });
  const known = now();
  expect(known.last?.excerpt).toBe('Corrected');
  expect(known.unread).toBe(0);
  expect(known.people[0]).toMatchObject({ delivered: 5, read: 1 });
});

it('is typed in no longer by who has sent the message', () => {
  applyTyping(talkId, claudine, Date.now() + 5_000);
  expect(liveConversationOf(talkId).typing.has(claudine)).toBe(true);
  applyMessage(aMessage(2));
  expect(liveConversationOf(talkId).typing.has(claudine)).toBe(false);
});

it('moves to the top with its newest message, and stands in the list once', () => {
  const other = aConversation([], { id: idOf(9), activeAt: '2026-11-23T06:30:00.000Z' });
  applyMessage(aMessage(2, { sentAt: '2026-11-23T07:00:00.000Z' }));
  const live = new Map([[talkId, liveConversationOf(talkId)]]);
  const own = aConversation([first]);
  const list = conversationsNow([other, own, own], live, new Map(), me);
  expect(list.map(({ id }) => id)).toEqual([talkId, idOf(9)]);
});
