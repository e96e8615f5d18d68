import { Problem } from '@hafi/contract/core/problem';
import { useRef } from 'react';

const code = 'another-appointment';

/**
 * The question whether somebody shall have two appointments at the same time: the first press is
 * answered with it, and the next one of the same choice says yes.
 */
export function useAlsoThen() {
  const requested = useRef<string | null>(null);
  return {
    /** What goes with a choice. */
    said: (choice: string) => (requested.current === choice ? { alsoThen: true } : {}),
    /** Takes a failure; true when it is the question, and the choice stays. */
    answered: (choice: string, error: unknown): boolean => {
      const isQuestion = error instanceof Problem && error.code === code;
      requested.current = isQuestion ? choice : null;
      return isQuestion;
    },
  };
}
