import type { Conversation } from '@hafi/contract/messages/message.schemas';
import { markConversation } from '@hafi/contract/messages/messages.contract';
import { useEffect, useRef } from 'react';
import { call } from '../../../lib/api.ts';
import { useOnline } from '../../../lib/online.ts';

/** How long messages are gathered before it is told that they have arrived, in milliseconds. */
const intervalMs = 1_500;

/** Conversations with something new of others, and the position up to which it has arrived. */
const arrivedIn = (list: readonly Conversation[]): [string, number][] =>
  list.flatMap(({ id, last, unread }) => (unread > 0 && last ? [[id, last.position]] : []));

/** Tells the others that their messages have reached this device, once for many. */
export function useReceiving(list: readonly Conversation[]): void {
  const isOnline = useOnline();
  const acknowledged = useRef(new Map<string, number>());
  const arrived = arrivedIn(list);
  const print = arrived.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `print` says when they differ
  useEffect(() => {
    const fresh = arrived.filter(
      ([id, position]) => position > (acknowledged.current.get(id) ?? 0),
    );
    if (!isOnline || fresh.length === 0) return undefined;
    const timer = setTimeout(() => {
      for (const [id, delivered] of fresh) {
        acknowledged.current.set(id, delivered);
        // Nobody waits for it; what fails is notified with the next message, or once it is read.
        const { signal } = new AbortController();
        call(markConversation, { params: { id }, body: { delivered }, signal }).catch(() =>
          acknowledged.current.delete(id),
        );
      }
    }, intervalMs);
    return () => clearTimeout(timer);
  }, [print, isOnline]);
}
