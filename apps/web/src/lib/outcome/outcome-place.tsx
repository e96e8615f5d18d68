import { Alert, Status } from '@hafi/ui/alert/alert';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { sayDone } from '../done-act.ts';
import styles from './outcome-place.module.css';

/** Without a place around it, an outcome is said at the bottom of the screen. */
const SayContext = createContext<(text: string) => void>(sayDone);

/** An outcome, and the address at which it was said. */
interface Outcome {
  readonly text: string;
  readonly at: string;
}

/** Whether the person is writing: the focus is then left where it is. */
const isWriting = () =>
  document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') === true;

/**
 * A part of a page whose forms, dialogs and buttons say their outcome at its top, where it takes the
 * focus: whoever acted reads there what came of it and goes on from there. When the part goes with
 * the act, such as the card of what was deleted, the part around it says it.
 */
export function OutcomePlace({ children }: { children: ReactNode }) {
  const outer = useContext(SayContext);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const note = useRef<HTMLDivElement>(null);
  const standing = useRef<Outcome | null>(null);
  const isGone = useRef(false);
  // Never changes: forms keep it while they wait for their answer.
  const [say] = useState(() => (text: string) => {
    if (isGone.current) return outer(text);
    standing.current = { text, at: location.pathname };
    setOutcome(standing.current);
  });
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      const left = standing.current;
      standing.current = null;
      // The page that an act leads to says its own.
      if (left && left.at === location.pathname) outer(left.text);
    };
  }, [outer]);
  useEffect(() => {
    if (!outcome) return undefined;
    // After a dialog that closes has given the focus back.
    const frame = requestAnimationFrame(() => {
      if (!isWriting()) note.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [outcome]);
  return (
    <SayContext value={say}>
      <Status>
        {outcome ? (
          <Alert ref={note} tone="success" tabIndex={-1} className={styles.note}>
            {outcome.text}
          </Alert>
        ) : null}
      </Status>
      {children}
    </SayContext>
  );
}

/**
 * Says what an act has done at the top of the innermost `OutcomePlace`, or at the bottom of the
 * screen where there is none.
 */
export const useSayOutcome = (): ((text: string) => void) => useContext(SayContext);
