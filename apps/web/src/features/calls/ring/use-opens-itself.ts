import type { Call } from '@hafi/contract/calls/call.schemas';
import { useEffect, useRef, useState } from 'react';
import { useAccount } from '../../../lib/session.ts';
import { mayHearUnasked } from '../line/own-media.ts';
import { partOf } from '../live/known-calls.ts';

/** How long it is said before the call opens by itself, in seconds: time to say no. */
const noticeSeconds = 6;

/**
 * In how many seconds a call opens by itself, because the elder has allowed it; null where it does
 * not, or where the browser would have to ask for the microphone first.
 */
export function useOpensItself(call: Call, open: () => void): number | null {
  const { id: me } = useAccount();
  const isAllowed = partOf(call, me)?.answersItself === true;
  const [left, setLeft] = useState<number | null>(null);
  const hasOpened = useRef(false);
  useEffect(() => {
    if (!isAllowed) return undefined;
    let isOver = false;
    void mayHearUnasked().then((may) => {
      if (may && !isOver) setLeft(noticeSeconds);
    });
    return () => {
      isOver = true;
    };
  }, [isAllowed]);
  useEffect(() => {
    if (left === null) return undefined;
    if (left === 0) {
      // Once: what it does draws this again.
      if (!hasOpened.current) open();
      hasOpened.current = true;
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left, open]);
  return left;
}
