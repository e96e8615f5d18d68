import { Alert, Status } from '@hafi/ui/alert/alert';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import styles from './outcome-note.module.css';
import { SayContext } from './say-context.ts';

/**
 * Says what an act has done at the top of the innermost `OutcomePlace`, or at the bottom of the
 * screen where there is none. Null takes away what an earlier act has said, which must not stand
 * beside the failure of a later one.
 */
export const useSayOutcome = (): ((text: string | null) => void) => useContext(SayContext);

/** An outcome, the address at which it was said, and the field from which the act was sent. */
interface Outcome {
  readonly text: string;
  readonly at: string;
  readonly from: Element | null;
}

/** Whether the person writes in the next field, or the next step has taken the focus. */
function hasGoneOn(from: Element | null): boolean {
  const { activeElement: active } = document;
  if (!active || active === from || active === document.body) return false;
  // What is marked so has only caught the focus: see `useFocusBack` and `useKeptFocus`.
  return !active.matches('a, button, summary, [data-rest]');
}

/**
 * The note that says an outcome where it is drawn, and takes the focus there, unless the person has
 * gone on and writes. When the note is not drawn, or goes with the act, such as with a form that
 * closes, the part around it says the outcome.
 */
export function useOutcomeNote(): {
  /** `from` is the field that had the focus when the act began. */
  readonly say: (text: string | null, from?: Element | null) => void;
  readonly clear: () => void;
  readonly note: ReactNode;
} {
  const outer = useSayOutcome();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const status = useRef<Outcome | null>(null);
  const isGone = useRef(false);
  const clear = () => {
    status.current = null;
    setOutcome(null);
  };
  const say = (text: string | null, from: Element | null = null) => {
    if (isGone.current) return outer(text);
    if (text === null) {
      // Not what is said at this moment by the form before.
      if (drawn.current) clear();
      return;
    }
    status.current = { text, at: location.pathname, from };
    setOutcome(status.current);
  };
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      const left = status.current;
      status.current = null;
      // The page that an act leads to says its own.
      if (left && left.at === location.pathname) outer(left.text);
    };
  }, [outer]);
  useEffect(() => {
    if (!outcome) return undefined;
    if (!drawn.current) {
      status.current = null;
      outer(outcome.text);
      return undefined;
    }
    // After a dialog that closes has given the focus back.
    const frame = requestAnimationFrame(() => {
      if (!hasGoneOn(outcome.from)) drawn.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [outcome, outer]);
  const note = (
    <Status>
      {outcome ? (
        <Alert
          ref={drawn}
          tone="success"
          tabIndex={-1}
          className={styles.note}
          // Who has read it and gone on hears it no second time when this part goes.
          onBlur={({ relatedTarget }) => {
            if (relatedTarget) status.current = null;
          }}
        >
          {outcome.text}
        </Alert>
      ) : null}
    </Status>
  );
  return { say, clear, note };
}
