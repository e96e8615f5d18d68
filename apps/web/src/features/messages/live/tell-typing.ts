import { tellServer } from '../../../lib/realtime/events.ts';

/** How often it is told that somebody writes, in milliseconds. */
const every = 3_000;

let last = { conversationId: '', at: 0 };

/** Tells the others that the reader writes, at most every three seconds. */
export function tellTyping(conversationId: string): void {
  const now = Date.now();
  if (last.conversationId === conversationId && now - last.at < every) return;
  last = { conversationId, at: now };
  tellServer('typing', { conversationId });
}

/** The next letter begins again: what was written has been sent. */
export function endTyping(): void {
  last = { conversationId: '', at: 0 };
}
