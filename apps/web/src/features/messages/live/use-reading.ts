import { markConversation } from '@hafi/contract/messages/messages.contract';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useOnline } from '../../../lib/online.ts';
import { applyMarks } from './live-store.ts';

/** How long a message must be shown before it counts as read, in milliseconds. */
const glance = 600;
/** The pause before marks that did not arrive are notified again, in milliseconds. */
const intervalMs = 15_000;

/** Whether somebody may be looking at this page. */
function useVisible(): boolean {
  const [isVisible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const note = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, []);
  return isVisible;
}

/**
 * Tells the others that the reader has read up to a position, once it has been shown for a moment;
 * many at once are told together. What does not arrive is notified again.
 */
export function useReading(given: {
  readonly conversationId: string;
  readonly me: string;
  /** The position of the newest message that is in view; 0 when it is not. */
  readonly shown: number;
  /** Up to where the server knows it was read. */
  readonly read: number;
}): void {
  const { conversationId, me, read, shown } = given;
  const isOnline = useOnline();
  const isVisible = useVisible();
  const [acknowledged, setAcknowledged] = useState(0);
  const [failed, setFailed] = useState(0);
  const isNew = shown > Math.max(read, acknowledged);
  useEffect(() => {
    if (!isNew || !isOnline || !isVisible) return undefined;
    const timer = setTimeout(
      () => {
        const marks = { delivered: shown, read: shown };
        // Nobody waits for it, so nobody is notified that it takes long.
        const { signal } = new AbortController();
        call(markConversation, { params: { id: conversationId }, body: marks, signal }).then(
          () => {
            setAcknowledged(shown);
            setFailed(0);
            applyMarks({ conversationId, personId: me, ...marks });
          },
          () => setFailed((count) => count + 1),
        );
      },
      failed > 0 ? intervalMs : glance,
    );
    return () => clearTimeout(timer);
  }, [isNew, shown, isOnline, isVisible, failed, conversationId, me]);
}
