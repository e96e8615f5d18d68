import { useCallback, useEffect, useState } from 'react';
import { addOlder } from '../known/sync-talk.ts';
import type { Talk } from '../known/talk.ts';
import { lineOf } from './message-row.tsx';

/** How long a message that was looked for stays marked, in milliseconds. */
const marked = 2_500;

/** Scrolls to the line of a message and marks it. Returns whether it is there. */
function show(id: string): boolean {
  const line = document.getElementById(lineOf(id));
  if (!line) return false;
  line.scrollIntoView?.({ block: 'center' });
  line.focus({ preventScroll: true });
  line.setAttribute('data-found', '');
  setTimeout(() => line.removeAttribute('data-found'), marked);
  return true;
}

/**
 * Shows a message, however far back it stands: what came before is loaded until it is there.
 * `missing` is called when it is nowhere, or did not arrive.
 */
export function useGoTo(given: {
  readonly id: string;
  readonly talk: Talk | null;
  readonly letGo: () => void;
  readonly missing: (error: Error | null) => void;
}) {
  const { id, letGo, missing, talk } = given;
  const [target, setTarget] = useState<string | null>(null);
  const goTo = useCallback((message: string) => setTarget(message), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more with each page that arrives
  useEffect(() => {
    if (target === null || talk === null) return undefined;
    letGo();
    if (show(target)) {
      setTarget(null);
      return undefined;
    }
    let isOver = false;
    const end = (error: Error | null) => {
      if (isOver) return;
      setTarget(null);
      missing(error);
    };
    if (talk.older === null) end(null);
    else addOlder(id).catch((error: Error) => end(error));
    return () => {
      isOver = true;
    };
  }, [target, talk?.floor, talk?.older]);
  return { goTo, isSeeking: target !== null };
}
