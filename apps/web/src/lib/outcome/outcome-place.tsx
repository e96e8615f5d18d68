import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOutcomeNote } from './outcome-note.tsx';
import { SayContext } from './say-context.ts';

/**
 * A part of a page whose forms, dialogs and buttons say their outcome at its top: whoever acted
 * reads there what came of it, and goes on from there.
 */
export function OutcomePlace({ children }: { children: ReactNode }) {
  const { note, say } = useOutcomeNote();
  const latest = useRef(say);
  useEffect(() => {
    latest.current = say;
  });
  // Never changes, so that nothing is drawn again because of it.
  const [saying] = useState(() => (text: string | null) => latest.current(text));
  return (
    <SayContext value={saying}>
      {note}
      {children}
    </SayContext>
  );
}
