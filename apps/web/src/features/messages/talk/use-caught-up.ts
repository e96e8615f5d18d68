import { useEffect, useRef } from 'react';
import { catchUpTalk } from '../known/sync-talk.ts';
import { isBehind, type Talk } from '../known/talk.ts';

/** The first pause before something that is missing is asked for, in milliseconds: it may be late. */
const firstDelayMs = 250;
const mostDoublings = 8;

/**
 * Asks for what is missing of a conversation, when more is known to have happened in it than has
 * arrived. `happened` is the greatest change that was heard of; `unseen` counts what was sent from
 * here and is not there yet.
 */
export function useCaughtUp(given: {
  readonly id: string;
  readonly talk: Talk | null;
  readonly happened: number;
  readonly unseen: number;
  /** When the server was last asked. */
  readonly askedAt: number;
}): void {
  const { askedAt, happened, id, talk, unseen } = given;
  const tries = useRef(0);
  const isMissing = talk !== null && (isBehind(talk, happened) || unseen > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after each answer
  useEffect(() => {
    if (!isMissing) {
      tries.current = 0;
      return undefined;
    }
    const timer = setTimeout(
      () => {
        tries.current += 1;
        void catchUpTalk(id);
      },
      firstDelayMs * 2 ** Math.min(tries.current, mostDoublings),
    );
    return () => clearTimeout(timer);
  }, [isMissing, id, askedAt]);
}
